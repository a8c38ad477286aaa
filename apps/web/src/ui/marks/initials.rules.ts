const segmenter = new Intl.Segmenter();

/** Two letters for a person or team: first and last word of the name, or the start of its only word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean);
  const [first = '?', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last ? [...firstLetters(first, 1), ...firstLetters(last, 1)] : firstLetters(first, 2);
  return letters.join('').toUpperCase();
}

const firstLetters = (word: string, count: number): string[] =>
  Array.from(segmenter.segment(word), ({ segment }) => segment).slice(0, count);
