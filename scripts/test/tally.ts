export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** The sum of all tallies. */
export const sum = (tallies: readonly Tally[]): Tally => ({
  passed: total(tallies.map(({ passed }) => passed)),
  failed: total(tallies.map(({ failed }) => failed)),
  skipped: total(tallies.map(({ skipped }) => skipped)),
});

/** True when nothing passed and nothing failed, whatever was skipped. */
export const noTestRan = (tallies: readonly Tally[]): boolean => {
  const { passed, failed } = sum(tallies);
  return passed + failed === 0;
};

/** The last line of a run, for machines and people. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

const total = (numbers: readonly number[]): number => numbers.reduce((sofar, number) => sofar + number, 0);
