/** What a person set on this device, watched. Kept in the browser, never sent. */

import { PACES, store, stored, type Settings } from "./stored";

export { LANGUAGES, PACES, type Lang, type Settings } from "./stored";

export const settings: Settings = $state({ ...stored() });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  store(settings);
}

/** Whether things move; a person's own setting goes before the system's. */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How much longer than usual moves of others are shown: 0 not at all. */
export function speed(): number {
  return PACES[settings.pace] ?? 1;
}
