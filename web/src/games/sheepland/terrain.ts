/** A sign for each terrain, about 24 units wide around the origin: lines, and parts filled. */

import type { Terrain } from "./island";

export interface Sign {
  lines: string;
  solid: string;
}

export const SIGNS: Readonly<Record<Terrain | "sheepsburg", Sign>> = {
  field: {
    lines: "M0 12V-9",
    solid:
      "M0-13Q4-9 0-5Q-4-9 0-13ZM0 0Q-8-1-8-8Q0-7 0 0ZM0 0Q8-1 8-8Q0-7 0 0ZM0 8Q-8 7-8 0Q0 1 0 8ZM0 8Q8 7 8 0Q0 1 0 8Z",
  },
  mountain: {
    lines: "M-13 10L-4-10L2 2L6-4L13 10Z",
    solid: "M-4-10L-7.5-2L-4.5-4L-2-1L0-2Z",
  },
  desert: {
    lines: "M0 11V-8M-7-5V-1Q-7 4 0 4M7-8V-4Q7 1 0 1M-11 11H11",
    solid: "M-2-8Q0-13 2-8V11H-2Z",
  },
  swamp: {
    lines: "M-5 10V-2M3 10V2M8 9Q9 2 12-1M-12 10Q-6 7 0 10T12 10",
    solid: "M-7-10Q-5-14-3-10V-3Q-5 0-7-3ZM1-6Q3-10 5-6V1Q3 4 1 1Z",
  },
  forest: {
    lines: "M0 5V12",
    solid: "M0-13L7-4H4L10 6H-10L-4-4H-7Z",
  },
  pasture: {
    lines: "M0 11Q-1 2-9-3M0 11V-4M0 11Q1 2 9-3",
    solid: "M0-12A3.5 3.5 0 0 1 0-5A3.5 3.5 0 0 1 0-12Z",
  },
  sheepsburg: {
    lines: "M-9 11V-1L0-9L9-1V11Z",
    solid: "M-3 11V4H3V11Z",
  },
};
