import type { Tally } from './tally.ts';
import type { TimedFile } from './timings.ts';

/** What a runner of tests comes back with. */
export interface RunResult {
  readonly tally: Tally;
  /** What its files took. Empty when it ended before it could say. */
  readonly files: readonly TimedFile[];
}
