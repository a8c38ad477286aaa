import type { Tally } from './tally.ts';
import type { TimedFile } from './timings.ts';

/** What a test runner tells of its run, beside the numbers. */
export interface RunDetails {
  /** The durations of its files. */
  readonly files: readonly TimedFile[];
  /** What failed, a line each: the group, the file, and the case or the error outside a case. */
  readonly failures: readonly string[];
}

/** The result of a test runner. The details are empty if it ended before reporting them. */
export interface RunResult extends RunDetails {
  readonly tally: Tally;
}
