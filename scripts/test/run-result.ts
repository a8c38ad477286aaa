import type { Tally } from './tally.ts';
import type { TimedFile } from './timings.ts';

/** The result of a test runner. */
export interface RunResult {
  readonly tally: Tally;
  /** The durations of its files. Empty if it ended before reporting them. */
  readonly files: readonly TimedFile[];
}
