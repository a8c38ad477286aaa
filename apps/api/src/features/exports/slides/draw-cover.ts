import { mastersOf, names } from './draw-slide.ts';
import { isRightToLeft, largestFit, linesOf } from './fit.rules.ts';
import { fonts, text } from './layout.ts';
import type { Presentation } from './library.ts';
import type { CoverContent } from './slide-content.rules.ts';
import type { SlideStyle } from './slide-style.ts';

const white = 'FFFFFF';

/** Adds the first slide: the title, the question of the brief, and a summary of the contents. */
export function drawCover(
  presentation: Presentation,
  { picture, ...content }: CoverContent & { readonly picture: string },
  { product }: SlideStyle,
  lang: string,
): void {
  const slide = presentation.addSlide({ masterName: mastersOf(product).cover });
  slide.background = { path: picture };
  const width = 9.2;
  const style = { margin: 0, x: text.x, w: width, color: white, lang, fit: 'none' } as const;
  const directed = (value: string) => (isRightToLeft(value) ? ({ rtlMode: true, align: 'right' } as const) : {});
  const small = { ...style, h: 0.3, fontFace: fonts.interface, valign: 'top' } as const;
  slide.addText(product, { ...small, y: 0.62, fontFace: fonts.reading, fontSize: 18 });
  const size = largestFit([54, 46, 40, 34, 28], (points) => linesOf(content.title, width, points) <= 2);
  const height = (linesOf(content.title, width, size) * size * 1.12) / 72;
  let y = 2.05;
  slide.addText(content.title, {
    ...style,
    objectName: names.title,
    y,
    h: height,
    fontFace: fonts.reading,
    fontSize: size,
    valign: 'top',
    ...directed(content.title),
  });
  y += height + 0.14;
  if (content.question) {
    const points = largestFit([22, 19, 16], (given) => linesOf(content.question ?? '', width, given) <= 3);
    const high = (linesOf(content.question, width, points) * points * 1.3) / 72;
    const question = { ...style, fontFace: fonts.reading, fontSize: points, italic: true, valign: 'top' } as const;
    slide.addText(content.question, { ...question, y, h: high, ...directed(content.question) });
    y += high + 0.2;
  }
  slide.addText(content.workspace, { ...small, y: y + 0.1, fontSize: 13, bold: true });
  slide.addText(content.facts, { ...small, y: y + 0.38, fontSize: 13 });
  slide.addNotes(content.notes);
}
