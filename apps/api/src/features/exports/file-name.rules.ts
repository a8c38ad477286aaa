import { cutTo } from '@foreglow/contract/cut-to';

/** Characters that a file system does not allow, and invisible ones, except those that join the parts of a character. */
const forbidden =
  /[\\/:*?"<>|\p{Cc}]|(?!(?<=[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\u{e0020}-\u{e007e}])(?:\u200c|\u200d|[\u{e0020}-\u{e007f}]))\p{Cf}/gu;
const longestTitle = 80;

interface Named {
  /** Title of the project, or of the only item. */
  readonly title: string;
  /** A suffix for the title; empty for a project and for a single item. */
  readonly content: string;
  readonly ending: string;
  readonly date: Date;
  /** The time zone in which the date is written. */
  readonly timeZone: string;
}

/** The name of an exported file, such as `January scan – Cards 2026-11-22.pdf`. */
export function fileNameOf({ title, content, ending, date, timeZone }: Named): string {
  const cleaned = title.replace(forbidden, ' ').replace(/\s+/g, ' ').trim();
  // Cuts between whole characters: half an emoji would not be a valid name.
  const short = cutTo(cleaned, longestTitle);
  const name = [short.trim() || 'Foreglow', content].filter(Boolean).join(' – ');
  // Swedes write dates as in ISO 8601.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(date);
  return `${name} ${day}.${ending}`;
}
