import { expect, test } from "vitest";
import { cacheName, outdated, planFor } from "./plan";

const HERE = "https://sheep.example";
const FILES = new Set(["/assets/base-1.js", "/icon.svg"]);
const plan = (url: string, asked = {}) => planFor({ method: "GET", mode: "cors", url, ...asked }, HERE, FILES);

test("the API is never kept, whatever asks for it", () => {
  expect(plan(`${HERE}/api/mine`, { method: "POST" })).toBe("pass");
  expect(plan(`${HERE}/api/tables/x`)).toBe("pass");
  expect(plan(`${HERE}/api`, { mode: "navigate" })).toBe("pass");
});

test("documents come from the network first, files of the build from the device", () => {
  expect(plan(`${HERE}/table/x`, { mode: "navigate" })).toBe("page");
  expect(plan(`${HERE}/assets/base-1.js`)).toBe("file");
  expect(plan(`${HERE}/assets/base-2.js`)).toBe("pass"); // of another build
  expect(plan("https://elsewhere.example/icon.svg")).toBe("pass");
});

test("the build before stays for pages that are still open, older ones go", () => {
  const names = ["other", cacheName("1"), cacheName("2"), cacheName("3")];
  expect(outdated(names, cacheName("3"))).toEqual([cacheName("1")]);
  expect(outdated(names.slice(0, 2), cacheName("1"))).toEqual([]);
});
