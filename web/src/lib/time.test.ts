import { expect, test } from "vitest";
import { timeLeft } from "./time";

test("a clock shows minutes, then hours, then days", () => {
  expect([0, 59, 65, 3600, 90_061].map(timeLeft)).toEqual(["0:00", "0:59", "1:05", "1:00:00", "1 d 1 h"]);
});
