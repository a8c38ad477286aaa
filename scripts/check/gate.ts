/** One thing `npm run check` holds the code against. */
export interface Gate {
  readonly name: string;
  /** Looks at the repository in the folder. */
  run(root: string): Promise<Verdict>;
}

export interface Verdict {
  /** How many files (or entries) were looked at: a gate that looked at nothing has proved nothing. */
  readonly looked: number;
  /** What is wrong, each ready to print. Empty: the gate is passed. */
  readonly problems: readonly string[];
}

/** Files that should have been looked at and were not, as problems. */
export function overlooked(expected: readonly string[], seen: Iterable<string>): string[] {
  const known = new Set(seen);
  return expected.filter((file) => !known.has(file)).map((file) => `${file}: was not looked at`);
}
