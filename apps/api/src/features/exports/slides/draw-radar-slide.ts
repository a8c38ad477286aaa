import { mastersOf, names, standIn } from './draw-slide.ts';
import { isRightToLeft, largestFit, linesOf } from './fit.rules.ts';
import { fonts, page, sizes, text } from './layout.ts';
import type { Presentation } from './library.ts';
import { radarNotesOf } from './notes.rules.ts';
import type { RadarSlide } from './radar-slide.rules.ts';
import type { SlideStyle } from './slide-style.ts';
import type { SlideWords } from './words.ts';

/** Adds a slide for a radar: its title above the picture. */
export function drawRadarSlide(
  presentation: Presentation,
  radar: RadarSlide,
  { product, colors }: SlideStyle,
  words: SlideWords,
): void {
  const slide = presentation.addSlide({ masterName: mastersOf(product).content });
  const lang = words.region;
  const frameless = { margin: 0, fit: 'none', lang } as const;
  const width = page.width - 2 * text.x;
  slide.addText(radar.kicker, {
    ...frameless,
    objectName: 'Kind',
    x: text.x,
    y: 0.42,
    w: width,
    h: 0.25,
    fontFace: fonts.interface,
    fontSize: 11,
    color: colors.ink3,
    valign: 'top',
  });
  const size = largestFit([...sizes.title, ...sizes.longTitle], (points) => linesOf(radar.title, width, points) <= 1);
  slide.addText(radar.title, {
    ...frameless,
    objectName: names.title,
    x: text.x,
    y: 0.7,
    w: width,
    h: 0.62,
    fontFace: fonts.reading,
    fontSize: size,
    color: colors.ink,
    valign: 'top',
    ...(isRightToLeft(radar.title) ? ({ rtlMode: true, align: 'right' } as const) : {}),
  });
  const top = 1.35;
  const height = Math.min(page.height - top - 0.3, width * radar.ratio);
  const across = height / radar.ratio;
  slide.addImage({
    data: standIn,
    x: (page.width - across) / 2,
    y: top,
    w: across,
    h: height,
    altText: radar.altText,
  });
  slide.addNotes(radarNotesOf(radar, words));
}
