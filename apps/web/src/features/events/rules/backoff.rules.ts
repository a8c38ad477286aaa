const shortestMs = 1000;
const longestMs = 30_000;

/**
 * How long to wait before the next attempt after `failures` (from 0) in a row: twice as long each time, up to half a
 * minute. `random` (0–1) spreads the attempts of clients that lost their connection at the same moment.
 */
export function backoffMs(failures: number, random: number): number {
  const longest = Math.min(shortestMs * 2 ** (failures + 1), longestMs);
  return longest / 2 + (longest / 2) * random;
}
