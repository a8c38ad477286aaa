import type { RadarLayout } from '@foreglow/contract';
import { widthOf } from '#drawing/text-width.ts';
import { breakText } from './break-text.ts';

/** A line of the question: its middle and its baseline. */
interface QuestionLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface PlacedQuestion {
  readonly lines: readonly QuestionLine[];
  readonly fontSize: number;
}

const lineHeight = 1.22;
/** The share of the sun that the text may fill. */
const filled = 0.9;
/** The sizes of the type, as shares of the radius of the sun. */
const largest = 0.2;
const smallest = 0.115;
const steps = 10;
const maxLines = 4;

/**
 * Places the question in the sun, in at most four lines and as large as possible. A question that does not fit is cut.
 */
export function placeQuestion(question: string, layout: RadarLayout): PlacedQuestion {
  const words = question.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return { lines: [], fontSize: 0 };
  for (let step = 0; step <= steps; step++) {
    const fontSize = layout.sun * (largest - ((largest - smallest) * step) / steps);
    for (let count = 1; count <= maxLines; count++) {
      const rooms = roomsFor(count, fontSize, layout);
      const lines = breakLines(
        words,
        rooms.map(({ width }) => width),
      );
      if (lines) return { lines: lines.map((text, index) => ({ text, ...spot(rooms[index], layout) })), fontSize };
    }
  }
  const fontSize = layout.sun * smallest;
  const rooms = roomsFor(maxLines, fontSize, layout);
  const lines = breakText(
    words.join(' '),
    rooms.map(({ width }) => width),
  );
  return { lines: lines.map((text, index) => ({ text, ...spot(rooms[index], layout) })), fontSize };
}

interface Space {
  /** In ems. */
  readonly width: number;
  /** The position of the baseline, from the centre downwards. */
  readonly y: number;
}

const spot = (space: Space | undefined, { centre }: RadarLayout) => ({ x: centre.x, y: centre.y + (space?.y ?? 0) });

/** The widths and positions in the sun of this number of lines. */
function roomsFor(count: number, fontSize: number, { shape, sun }: RadarLayout): Space[] {
  const height = fontSize * lineHeight;
  const foot = shape === 'half' ? -sun * 0.17 : ((count - 1) * height) / 2 + fontSize * 0.34;
  return Array.from({ length: count }, (_, index) => {
    const y = foot - (count - 1 - index) * height;
    const furthest = Math.max(Math.abs(y - fontSize * 0.75), Math.abs(y + fontSize * 0.2));
    const reach = sun * filled;
    return { y, width: furthest < reach ? (2 * Math.sqrt(reach ** 2 - furthest ** 2)) / fontSize : 0 };
  });
}

/** Breaks the words into lines of these widths, as even as possible; null if they do not fit. */
function breakLines(words: readonly string[], widths: readonly number[]): string[] | null {
  if (words.length < widths.length) return null;
  const even = widthOf(words.join(' '), 1) / widths.length;
  let left = [...words];
  const lines: string[] = [];
  for (const [index, width] of widths.entries()) {
    const others = widths.length - 1 - index;
    let count = 1;
    while (
      count < left.length - others &&
      goesOn(left.slice(0, count), left[count] ?? '', Math.min(width, even), width)
    ) {
      count++;
    }
    if (others === 0) count = left.length;
    const line = left.slice(0, count).join(' ');
    if (widthOf(line, 1) > width) return null;
    lines.push(line);
    left = left.slice(count);
  }
  return lines;
}

/** Whether a line takes one more word: while it has less than its even share, unless that would go further past it. */
function goesOn(line: readonly string[], word: string, even: number, space: number): boolean {
  const now = widthOf(line.join(' '), 1);
  const then = widthOf([...line, word].join(' '), 1);
  return then <= space && (then <= even || then - even < even - now);
}
