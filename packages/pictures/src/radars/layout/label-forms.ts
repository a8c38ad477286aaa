import { shorten, tidy, widthOf } from '#drawing/text-width.ts';
import { breakText } from '../break-text.ts';
import { measure } from './label-lines.ts';

/** A way to write a name: its lines, and how much is lost by it. */
export interface LabelForm {
  readonly lines: readonly string[];
  /** The width of the longest line, in parts of the font size. */
  readonly width: number;
  readonly isShortened: boolean;
  /** How much worse it is than the best way. */
  readonly cost: number;
}

/** The greatest widths of a name in one line, and of the lines of a longer one, in parts of the font size. */
const oneLine = 17;
const severalLines = 12.5;
/** From this width on, two lines are better than one. */
const long = 11;
/** The widths to which a name is shortened where it has no room otherwise. */
const short = [
  { width: 9, cost: 5 },
  { width: 6, cost: 7 },
] as const;

/** The ways to write the name of a blip, the best first. */
export function labelForms(name: string): LabelForm[] {
  const text = tidy(name);
  if (text === '') return [];
  const { width, broken } = measure(text);
  const forms: LabelForm[] = [];
  if (width <= oneLine) forms.push(formOf([text], width > long ? 0.6 : 0));
  if (broken && broken.width <= severalLines) forms.push(formOf(broken.lines, width > long ? 0.2 : 0.9));
  if (forms.length === 0) forms.push(inThree(text, width));
  for (const { width: space, cost } of short) {
    if (width > space) forms.push(formOf([shorten(text, 1, space)], cost, true));
  }
  return forms.toSorted((one, other) => one.cost - other.cost);
}

/** A long name in three lines of similar length; what does not fit is cut. */
function inThree(text: string, width: number): LabelForm {
  const even = Math.min(severalLines, (width / 3) * 1.25);
  const balanced = breakText(text, [even, even, even]);
  if (!balanced.at(-1)?.endsWith('…')) return formOf(balanced, 1.5);
  const lines = breakText(text, [severalLines, severalLines, severalLines]);
  return formOf(lines, 1.6, lines.at(-1)?.endsWith('…'));
}

const formOf = (lines: readonly string[], cost: number, isShortened = false): LabelForm => ({
  lines,
  width: Math.max(...lines.map((line) => widthOf(line, 1))),
  isShortened,
  cost,
});
