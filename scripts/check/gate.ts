/** One of the checks that `npm run check` makes on the code. */
export interface Gate {
  readonly name: string;
  /** Checks the repository in the folder. */
  run(root: string): Promise<Verdict>;
}

export interface Verdict {
  /** The number of checked files (or entries): a gate that checked nothing has proved nothing. */
  readonly looked: number;
  /** The problems, ready to print. Empty: the gate is passed. */
  readonly problems: readonly string[];
}

/** The expected files that were not checked, as problems. */
export function overlooked(expected: readonly string[], seen: Iterable<string>): string[] {
  const known = new Set(seen);
  return expected.filter((file) => !known.has(file)).map((file) => `${file}: was not looked at`);
}
