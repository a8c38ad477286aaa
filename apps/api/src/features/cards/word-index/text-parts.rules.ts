import { fieldSeparator } from '../field-separator.ts';

const separators = [' ', '\n', '\t', fieldSeparator];
const separatorCodes = new Set(separators.map((separator) => separator.charCodeAt(0)));
/** All separators are below this code, so most characters need no look-up. */
const firstOther = Math.max(...separatorCodes) + 1;

const isSeparator = (code: number): boolean => code < firstOther && separatorCodes.has(code);

/**
 * The parts of a text in order: runs (the longest strings without space, line break, tab and field separator), and the
 * separators between them, except a single space. Two consecutive runs have a single space between them.
 */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  while (from < text.length) {
    const kind = isSeparator(text.charCodeAt(from));
    let to = from + 1;
    while (to < text.length && isSeparator(text.charCodeAt(to)) === kind) to += 1;
    const part = text.slice(from, to);
    if (part !== ' ') parts.push(part);
    from = to;
  }
  return parts;
}
