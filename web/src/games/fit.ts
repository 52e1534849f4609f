/** How things are placed so that they are as large as their room allows. */

export interface Room {
  width: number;
  height: number;
}

export interface Packed {
  columns: number;
  /** Of each thing. */
  width: number;
}

/** `n` equal things side by side in the columns that make them largest; `ratio` is their width by their height. */
export function packed(n: number, { width, height }: Room, { ratio = 1, gap = 8, most = Infinity } = {}): Packed {
  let best: Packed = { columns: 1, width: 0 };
  for (let columns = Math.max(n, 1); columns > 0; columns--) {
    const rows = Math.ceil(n / columns);
    if (columns > 1 && Math.ceil(n / (columns - 1)) === rows) continue; // fewer make full rows
    const wide = (width - 1 - gap * (columns - 1)) / columns; // measured widths may be rounded up
    const high = (height - gap * (rows - 1)) / rows;
    const size = Math.floor(Math.min(wide, high * ratio, most));
    if (size > best.width) best = { columns, width: size };
  }
  return best;
}

/** What is left free at either side, so that rows that wrap are equally long. */
export function margin({ columns, width }: Packed, room: number, gap: number): number {
  return Math.max(0, Math.floor((room - columns * (width + gap)) / 2));
}
