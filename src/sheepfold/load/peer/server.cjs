// boardgame.io's own server with its own storage in memory; tells its port and ends with its stdin.
"use strict";
const { Server } = require("boardgame.io/server");

const server = Server({ games: [require("./game.cjs")], origins: [/.*/] });
server.run({ port: 0 }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
process.stdin.on("end", () => process.exit(0)).resume();
