/** Characters as wide as they are high: Chinese, Japanese and Korean, full-width forms, emoji. */
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60\p{Extended_Pictographic}]/u;
const narrow = /[ijl.,:;'!|()[\]ft ]/;
const capital = /\p{Lu}|[mwMW%@]/u;

/** The approximate width of a text in ems of the title's font; never far below the actual width. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const sign of text) ems += wide.test(sign) ? 1 : capital.test(sign) ? 0.68 : narrow.test(sign) ? 0.29 : 0.5;
  return ems;
}

/** The number of lines of a text that breaks between words, and within words that are longer than a line. */
export function linesOf(text: string, ems: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/(?<=\s)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u)) {
    const length = emsOf(word);
    if (used > 0 && used + emsOf(word.trimEnd()) > ems) {
      lines += 1;
      used = 0;
    }
    lines += Math.floor(length / ems);
    used += length % ems;
  }
  return lines;
}

/** Widths are approximate, so a line is assumed to be a little shorter than it is. */
const careful = 0.95;

/** The line height of a title, relative to its font size. */
export const titleLeading = 1.14;

export interface FittedTitle {
  readonly size: number;
  /** The number of lines after which the title is cut. */
  readonly lines: number;
}

/** The largest size at which a title fits into a width and a height; the smallest size if it fits at none. */
export function fittedTitle(title: string, sizes: readonly number[], width: number, height: number): FittedTitle {
  const choices = sizes.map((size, index) => {
    const maxLines = Math.max(1, Math.floor(height / (size * titleLeading)));
    return { size, lines: index === 0 ? Math.min(2, maxLines) : maxLines };
  });
  const fitting = choices.find(({ size, lines }) => linesOf(title, (width / size) * careful) <= lines);
  return fitting ?? (choices.at(-1) as FittedTitle);
}

/** The tags that fit into a row of `ems`, and the number of the others. */
export function fittedTags<T extends { readonly name: string }>(tags: readonly T[], ems: number) {
  const beside = 2.4;
  let used = 0;
  const shown: T[] = [];
  for (const [index, tag] of tags.entries()) {
    const isLast = index === tags.length - 1;
    const next = used + emsOf(tag.name) * 1.08 + beside;
    if (next > (isLast ? ems + 1 : ems - 2.5) && shown.length > 0) break;
    shown.push(tag);
    used = next;
  }
  return { shown, more: tags.length - shown.length };
}
