/** What a person set on this device, as the browser keeps it. */

export const LANGUAGES = ["en", "de", "fr"] as const;
export type Lang = (typeof LANGUAGES)[number];

/** By how much longer than usual moves of others are shown. */
export const PACES = { slow: 1.7, normal: 1, fast: 0.6, none: 0 } as const;

export interface Settings {
  lang: Lang;
  name: string; // for tables to come
  level: string; // of the computer, as chosen last
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "none";
  pace: keyof typeof PACES; // at which moves of others are shown
  sounds: boolean;
  notices: boolean; // of the browser, when a table waits
  confirm: boolean; // ask before a move that cannot be taken back
  coach: boolean; // explain each decision
  odds: boolean; // beside choices, where help is on
}

const KEY = "sheepfold.settings";

const STANDARD: Settings = {
  lang: browserLang(),
  name: "",
  level: "lamb",
  theme: "auto",
  motion: "auto",
  pace: "normal",
  sounds: false,
  notices: false,
  confirm: true,
  coach: false,
  odds: true,
};

export function stored(): Settings {
  try {
    const found = { ...STANDARD, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object) };
    return LANGUAGES.includes(found.lang) ? found : { ...found, lang: STANDARD.lang };
  } catch {
    return STANDARD;
  }
}

export function store(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing: the setting holds until the page closes
  }
}

function browserLang(): Lang {
  const liked = navigator.languages.map((tag) => tag.slice(0, 2));
  return liked.find((tag): tag is Lang => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
}
