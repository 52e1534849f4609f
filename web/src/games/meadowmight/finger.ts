/** Whether people point with a finger: then there is neither a wheel nor, most likely, a key. */
export const byFinger = (): boolean => matchMedia("(pointer: coarse)").matches;
