/** A tile of a card, its size in pixels. */
interface Tile {
  readonly isCompact: boolean;
  readonly hasPicture: boolean;
  readonly width: number;
  readonly height: number;
}

/** How the words of a tile are set. */
export interface TileText {
  /** Short titles without a picture are set larger. */
  readonly titleSize: 'short' | 'usual' | 'long';
  /** The number of whole lines below the title that fit, and of letters in them. */
  readonly textLines: number;
  readonly letters: number;
}

/** The average width of a letter of titles, in ems, and of texts, in pixels. */
const titleLetter = 0.43;
const textLetter = 7;

/** Without a picture: what the tile has besides its words, size and height of title lines, their number, text lines. */
const plain = { short: [135, 29, 33, 5, 21], usual: [135, 24, 28, 6, 21], long: [135, 20, 24, 7, 21] } as const;

/**
 * How the words of a tile are set, so that no line is left empty and none is cut. All sizes are in pixels, and the same
 * as in the CSS module of the tile.
 */
export function tileText(title: string, { isCompact, hasPicture, width, height }: Tile): TileText {
  // Letters of Chinese, Japanese and Korean are wider.
  const measured = title.replace(/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\uff60]/g, '$&m');
  const { length } = measured;
  const titleSize = length < 45 ? 'short' : length < 93 ? 'usual' : 'long';
  const picture = hasPicture && !isCompact ? ((width - 2) * 2) / 3 : 0;
  const [others, size, line, most, textLine] = isCompact
    ? ([hasPicture ? 111 : 81, 16.5, 20, hasPicture ? 3 : 4, 17.5] as const)
    : hasPicture
      ? ([93, 19, 23.2, 3, 18.9] as const)
      : plain[titleSize];
  const inner = width - (isCompact ? 26 : 34);
  const lines = Math.min(most, linesOf(measured, inner / (size * titleLetter)));
  const left = height - picture - others - lines * line;
  const textLines = Math.max(0, Math.floor(left / textLine));
  // Lines are not filled to their end.
  return { titleSize, textLines, letters: (textLines - 0.5) * (inner / textLetter) };
}

/** The number of lines of a text with so many letters in a line. */
function linesOf(text: string, letters: number): number {
  let lines = 1;
  let used = -1;
  for (const { length } of text.split(/\s+/)) {
    used += length + 1;
    if (used > letters) {
      // A word longer than a line is broken.
      lines += Math.ceil(length / letters);
      used = length % letters;
    }
  }
  return lines;
}
