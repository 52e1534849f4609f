/** Spans of time as a clock shows them. */

const two = (n: number): string => String(n).padStart(2, "0");

/** 65 as `1:05`, hours with seconds, days with hours. */
export function timeLeft(seconds: number): string {
  const days = Math.floor(seconds / 86_400);
  if (days) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
