/** Which decisions of a first game are still explained: each kind the first two times. */

const TIMES = 2;

const keyOf = (game: string) => `sheepfold.coached.${game}.`;

/** Whether a kind of decision is explained now; `at` tells decisions apart. */
export function coaching(game: string, step: string, at: number): boolean {
  const key = `${keyOf(game)}${step}`;
  const told = (localStorage.getItem(key) ?? "").split(",").filter(Boolean);
  if (told.includes(String(at))) return true;
  if (told.length >= TIMES) return false;
  try {
    localStorage.setItem(key, [...told, at].join(","));
  } catch {
    // a full store: then it is explained once more
  }
  return true;
}

/** Explain all decisions of a game again. */
export function explainAgain(game: string): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(keyOf(game))) localStorage.removeItem(key);
}
