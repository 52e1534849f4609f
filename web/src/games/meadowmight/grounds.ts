/** How a meadow's ground is filled: plain, in its owners' colours, hatched once it is enclosed. */

const plainGround = "var(--meadow-2)";

export function groundOf(owners: readonly number[], enclosed: boolean): string {
  if (owners.length === 1 && !enclosed) return `var(--seat-${owners[0]}-soft)`;
  return owners.length || enclosed ? `url(#${groundName(owners, enclosed)})` : plainGround;
}

export function groundName(owners: readonly number[], enclosed: boolean): string {
  return ["meadow", ...owners, ...(enclosed ? ["enclosed"] : [])].join("-");
}

/** The width of a pattern after which it repeats: it divides the size of a tile. */
export function period(owners: readonly number[]): number {
  return owners.length < 2 ? 25 : owners.length < 4 ? 50 : 100;
}
