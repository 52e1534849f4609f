// Drives boardgame.io as our own client drives Sheepfold: every table moves as soon as it may.
// Speaks the protocol of its sockets directly; its own client would run the rules here as well.
"use strict";
const { io } = require("socket.io-client");

const { url, tables, sockets, seconds } = JSON.parse(process.argv[2]);
const PLAYERS = 2;
const WARM = 1000; // ms
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const acknowledged = []; // ms from a move to the mover's own update
const seen = []; // ms from a move to the update of each other socket
let playing = false; // nobody moves before all tables stand
let measuring = false;
let ended = false;

async function post(path, body) {
  const answer = await fetch(`${url}/games/meadow/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Table {
  constructor() {
    this.sockets = [];
  }

  async open() {
    const { matchID } = await post("create", { numPlayers: PLAYERS });
    this.match = matchID;
    this.moves = new Map(); // by the number of the state it leads to: who moved, and when
    this.keys = [];
    for (let seat = 0; seat < PLAYERS; seat++) {
      const body = { playerID: String(seat), playerName: `load ${seat}` };
      this.keys.push((await post(`${matchID}/join`, body)).playerCredentials);
    }
    if (this.sockets.length === 0) {
      for (let i = 0; i < sockets; i++) this.sockets.push(await this.connect(i));
    }
    for (const [i, socket] of this.sockets.entries()) {
      const player = i < PLAYERS ? String(i) : null;
      socket.emit("sync", matchID, player, this.keys[i], PLAYERS);
    }
  }

  connect(i) {
    const options = { transports: ["websocket"], forceNew: true, reconnection: false };
    const socket = io(`${url}/meadow`, options);
    socket.on("sync", (match, { state }) => this.synced(i, match, state));
    socket.on("update", (match, state) => this.updated(i, match, state));
    return new Promise((resolve, reject) => {
      socket.on("connect", () => resolve(socket));
      socket.on("connect_error", reject);
    });
  }

  synced(i, match, state) {
    if (match !== this.match || state.ctx.currentPlayer !== String(i)) return;
    this.first = () => this.move(i, state);
    if (playing) this.first();
  }

  updated(i, match, state) {
    if (match !== this.match || ended) return;
    const now = performance.now();
    const move = this.moves.get(state._stateID);
    if (move?.measured) (i === move.i ? acknowledged : seen).push(now - move.sent);
    if (state.ctx.gameover === undefined) this.move(i, state);
    else if (i === move.i) this.open().catch(fail);
  }

  move(i, state) {
    if (i >= PLAYERS || state.ctx.currentPlayer !== String(i) || ended) return;
    const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    const payload = { type: "mark", args: [cell], playerID: String(i), credentials: this.keys[i] };
    const sent = performance.now();
    this.moves.set(state._stateID + 1, { i, sent, measured: measuring });
    const action = { type: "MAKE_MOVE", payload };
    this.sockets[i].emit("update", action, state._stateID, this.match, String(i));
  }
}

function fail(error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function main() {
  const all = Array.from({ length: tables }, () => new Table());
  for (const table of all) await table.open();
  await sleep(WARM); // also for the last tables' syncs
  playing = true;
  for (const table of all) table.first();
  await sleep(WARM);
  const before = process.cpuUsage();
  const began = performance.now();
  measuring = true;
  await sleep(seconds * 1000);
  ended = true;
  const used = process.cpuUsage(before);
  const elapsed = (performance.now() - began) / 1000;
  const cpu = (used.user + used.system) / 1e6;
  process.stdout.write(JSON.stringify({ acknowledged, seen, seconds: elapsed, cpu }), () =>
    process.exit(0),
  );
}

main().catch(fail);
