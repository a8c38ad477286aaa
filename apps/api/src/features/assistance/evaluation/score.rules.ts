/** The result of an evaluation. Shares are undefined where nothing was counted. */
export interface Score {
  readonly kind: string;
  readonly drafts: number;
  /** Answers that did not fit their schema, even after a repair. */
  readonly schemaFailures: number;
  /** Drafts that failed for another reason. */
  readonly otherFailures: number;
  /** The share of named cards, or chosen tags, that are right. */
  readonly precision: number | undefined;
  /** The share of drafts that are right about whether the cards contain an answer. */
  readonly rightOutcomes: number | undefined;
}

/** The share of the given answers that are right; undefined without answers. */
export function precisionOf(given: readonly string[], right: readonly string[]): number | undefined {
  if (given.length === 0) return undefined;
  return given.filter((one) => right.includes(one)).length / given.length;
}

/** The mean of the counted values; undefined where there are none. */
export function meanOf(values: readonly (number | undefined)[]): number | undefined {
  const counted = values.filter((value) => value !== undefined);
  return counted.length === 0 ? undefined : counted.reduce((sum, value) => sum + value, 0) / counted.length;
}

const percent = (share: number | undefined) => (share === undefined ? '–' : `${Math.round(share * 100)} %`);

/** The scores as a table for a terminal. */
export function tableOf(scores: readonly Score[]): string {
  const head = ['', 'drafts', 'schema failures', 'other failures', 'evidence precision', 'right outcomes'];
  const rows = scores.map((score) => [
    score.kind,
    String(score.drafts),
    String(score.schemaFailures),
    String(score.otherFailures),
    percent(score.precision),
    percent(score.rightOutcomes),
  ]);
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return [head, ...rows].map(line).join('\n');
}
