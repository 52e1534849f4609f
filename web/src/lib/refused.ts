/** What a refusal tells a person, in the language that is set. */

import { Refusal } from "./api";
import type { Words } from "./words.svelte";

export function refusalWords({ has, say }: Words, error: unknown): string {
  const { code, message } = error instanceof Refusal ? error : { code: "", message: String(error) };
  const key = `refused-${code.replaceAll("_", "-")}`;
  return has(key) ? say(key, { message }) : say("refused-elsewhere", { message });
}
