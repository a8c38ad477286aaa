import { charactersOf } from '@foreglow/contract/drawing/text-width';

/** Two letters for a person or team: first and last word of the name, or the start of its only word. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s.@_-]+/)
    .filter(Boolean);
  const [first = '?', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = last ? [firstLetter(first), firstLetter(last)] : charactersOf(first).slice(0, 2);
  return letters.join('').toUpperCase();
}

const firstLetter = (word: string): string => charactersOf(word)[0] ?? '';
