/** Code points as the value of `unicode-range`: `U+20-7E, U+A0`. */
export function unicodeRange(letters: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const letter of [...new Set(letters)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.last === letter - 1) run.last = letter;
    else runs.push({ first: letter, last: letter });
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
}
