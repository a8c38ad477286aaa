import type { Density } from './card-search.rules.ts';

/** How the words of a tile are set, in pixels; the CSS module of the tile contains the same values. */
interface Setting {
  /** The height for the title and the text below it. */
  readonly room: number;
  readonly title: { readonly size: number; readonly line: number; readonly most: number };
  readonly textLine: number;
}

/** Space beside the words of a tile. */
const sides = { comfortable: 34, compact: 26 } as const;
/** What a tile has besides its words: edges, band or picture, source, tags and foot. */
const others = { plain: 135, picture: 93, compact: 81, thumb: 111 } as const;

/** Short titles without a picture are set larger. */
const titleSizes = [
  { upTo: 44, name: 'short', size: 29, line: 33, most: 5 },
  { upTo: 92, name: 'usual', size: 24, line: 28, most: 6 },
  { upTo: Number.POSITIVE_INFINITY, name: 'long', size: 20, line: 24, most: 7 },
] as const;

export interface TileText {
  /** The size of a title without a picture. */
  readonly titleSize: (typeof titleSizes)[number]['name'];
  /** The number of whole lines below the title that fit, and of letters in them. */
  readonly textLines: number;
  readonly letters: number;
}

/** How the words of a tile of a size in pixels are set, so that no line is left empty and none is cut. */
export function tileText(
  title: string,
  { density, hasPicture, width, height }: { density: Density; hasPicture: boolean; width: number; height: number },
): TileText {
  const inner = width - sides[density];
  const set = titleSizes.find(({ upTo }) => lettersIn(title) <= upTo) ?? titleSizes[2];
  const setting = settingOf(density, hasPicture, width, height, set);
  const { size, line, most } = setting.title;
  const titleLines = Math.min(most, linesOf(title, inner / (size * letterWidth)));
  const left = setting.room - titleLines * line;
  const textLines = Math.max(0, Math.floor(left / setting.textLine));
  // Lines are not filled to their end.
  return { titleSize: set.name, textLines, letters: Math.floor((textLines - 0.5) * (inner / textLetter[density])) };
}

function settingOf(
  density: Density,
  hasPicture: boolean,
  width: number,
  height: number,
  large: Setting['title'],
): Setting {
  if (density === 'compact') {
    const title = { size: 16.5, line: 20, most: hasPicture ? 3 : 4 };
    return { room: height - (hasPicture ? others.thumb : others.compact), title, textLine: 17.5 };
  }
  if (!hasPicture) return { room: height - others.plain, title: large, textLine: 21 };
  const picture = Math.round(((width - 2) * 2) / 3);
  return { room: height - picture - others.picture, title: { size: 19, line: 23.2, most: 3 }, textLine: 18.9 };
}

/** The average width of a letter of the titles' font, in ems. */
const letterWidth = 0.43;

/** The average width of a letter of the text below, in pixels. */
const textLetter = { comfortable: 7.1, compact: 6.4 } as const;

/** The width of a text in letters: those of Chinese, Japanese and Korean are wider. */
const lettersIn = (text: string): number => text.length + 1.2 * (text.match(wide)?.length ?? 0);
const wide = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/g;

/** The number of lines of a text whose words are not broken, with so many letters in a line. */
function linesOf(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const letters = lettersIn(word);
    if (used > 0 && used + 1 + letters > perLine) {
      lines += 1;
      used = 0;
    }
    // A word longer than a line is broken.
    lines += Math.max(0, Math.ceil(letters / perLine) - 1);
    used += letters % perLine === 0 ? perLine : (used > 0 ? 1 : 0) + (letters % perLine);
  }
  return lines;
}
