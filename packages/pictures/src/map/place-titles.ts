import { type Box, beside, boxBeside, type Disc, type Segment, touchesBox, touchesSegment } from '#drawing/boxes.ts';
import { type LabelForm, labelForms } from '../radars/layout/label-forms.ts';

/** A card whose title may stand beside its dot, in pixels. */
export interface TitleRequest extends Disc {
  readonly point: number;
  readonly title: string;
}

export interface PlacedTitle {
  readonly point: number;
  readonly lines: readonly TitleLine[];
  /** Which part of each line is at its `x`. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly box: Box;
}

/** `y` is the baseline. */
export interface TitleLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What titles avoid. */
export interface TitleGround {
  readonly frame: Box;
  /** The names of groups, and what lies over the map. */
  readonly taken: readonly Box[];
  readonly lines: readonly Segment[];
  /** Whether a rectangle covers a dot, apart from one. */
  readonly coversDot: (box: Box, except: number) => boolean;
}

/** The font size of titles, in pixels of a screen. */
export const titleSize = 13;
const lineHeight = 1.12;
const ascent = 0.78;
const descent = 0.22;
/** The distance of a title from its dot and from everything else. */
const gap = 4;
/** The width of the shortest title that is worth showing, in parts of the font size. */
const shortest = 6;

/**
 * Places the titles of cards beside their dots, as many as there is room for. No title is on another one, a dot, a name
 * or a line. Each takes the best free of its places, whole if possible, otherwise in two lines or shortened; the first
 * ones first. The result depends only on the requests and the ground.
 */
export function placeTitles(requests: readonly TitleRequest[], ground: TitleGround): PlacedTitle[] {
  const boxes: Box[] = [];
  return requests.flatMap((request) => {
    const tried = labelForms(request.title)
      .flatMap((form) => beside.map((position) => ({ form, position, cost: form.cost + position.cost })))
      .sort((one, other) => one.cost - other.cost);
    for (const { form, position } of tried) {
      const { box, side } = boxOf(request, form, position);
      if (!isFree(box, request.point, ground) || boxes.some((other) => touchesBox(box, other, gap))) continue;
      boxes.push(box);
      const anchor = side > 0 ? 'start' : side < 0 ? 'end' : 'middle';
      const x = side > 0 ? box.left : side < 0 ? box.right : (box.left + box.right) / 2;
      const lines = form.lines.map((text, at) => ({ text, x, y: box.top + (ascent + at * lineHeight) * titleSize }));
      return [{ point: request.point, lines, anchor, box }];
    }
    return [];
  });
}

/** Whether there is room for any title beside a dot, if no other has a title. */
export const hasRoom = (dot: Disc & { readonly point: number }, ground: TitleGround): boolean =>
  beside.some((position) => isFree(boxOf(dot, { lines: [''], width: shortest }, position).box, dot.point, ground));

const boxOf = (dot: Disc, { lines, width }: Pick<LabelForm, 'lines' | 'width'>, position: (typeof beside)[number]) =>
  boxBeside(
    dot,
    position,
    dot.r + gap,
    width * titleSize,
    ((lines.length - 1) * lineHeight + ascent + descent) * titleSize,
  );

function isFree(box: Box, point: number, { frame, taken, lines, coversDot }: TitleGround): boolean {
  if (box.left < frame.left + gap || box.right > frame.right - gap) return false;
  if (box.top < frame.top + gap || box.bottom > frame.bottom - gap) return false;
  return (
    !taken.some((other) => touchesBox(box, other, gap)) &&
    !lines.some((line) => touchesSegment(box, line, gap)) &&
    !coversDot(box, point)
  );
}
