/** Which decisions of a first game are still explained: each kind the first two times. */

const TIMES = 2;

/** Whether a kind of decision is explained now; `at` tells decisions apart. */
export function coaching(game: string, step: string, at: number): boolean {
  const key = `sheepfold.coached.${game}.${step}`;
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
