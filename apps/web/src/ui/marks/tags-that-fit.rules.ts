import type { CardTag } from '@foreglow/contract';

/** Width of a dot and the space around a tag, in letters. */
const dotLetters = 4;

/** The tags whose names fit on a line of about `letters` letters, at least one, and the number of the others. */
export function tagsThatFit(tags: readonly CardTag[], letters: number): { shown: readonly CardTag[]; more: number } {
  let used = 0;
  const count = tags.findIndex(({ name }) => {
    used += name.length + dotLetters;
    return used > letters;
  });
  const fit = count < 0 ? tags.length : Math.max(count, 1);
  return { shown: tags.slice(0, fit), more: tags.length - fit };
}
