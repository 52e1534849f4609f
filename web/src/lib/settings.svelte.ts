/** What a person set on this device, watched. Kept in the browser, never sent. */

import { store, stored, type Settings } from "./stored";

export { LANGUAGES, type Lang, type Settings } from "./stored";

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
