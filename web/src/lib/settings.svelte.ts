/** What a person set on this device. Kept in the browser, never sent. */

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];

export interface Settings {
  lang: Lang;
  name: string; // for tables to come
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "none";
  sounds: boolean;
  notices: boolean; // of the browser, when a table waits
  confirm: boolean; // ask before a move that cannot be taken back
  coach: boolean; // explain each decision
}

const KEY = "sheepfold.settings";

const STANDARD: Settings = {
  lang: browserLang(),
  name: "",
  theme: "auto",
  motion: "auto",
  sounds: false,
  notices: false,
  confirm: true,
  coach: false,
};

export const settings: Settings = $state({ ...STANDARD, ...stored() });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the setting holds until the page closes
  }
}

/** Whether things move; a person's own setting goes before the system's. */
export function moving(): boolean {
  if (settings.motion !== "auto") return settings.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function browserLang(): Lang {
  const liked = navigator.languages.map((tag) => tag.slice(0, 2));
  return liked.find((tag): tag is Lang => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
