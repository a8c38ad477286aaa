import { escapeMarkup } from '@foreglow/pictures/drawing/svg';
import { Words, type WordsData } from '#platform/languages/words.ts';
import { drawCover } from './draw-cover.ts';
import { drawProjectSlide } from './draw-project-slide.ts';
import { drawRadarSlide } from './draw-radar-slide.ts';
import { drawSlide, mastersOf } from './draw-slide.ts';
import { finishedParts } from './finish-parts.ts';
import { page, text } from './layout.ts';
import { newPresentation, type Presentation } from './library.ts';
import type { ProjectSlide } from './project-slides.rules.ts';
import type { RadarSlide } from './radar-slide.rules.ts';
import type { SlideContent } from './slide.ts';
import type { CoverContent } from './slide-content.rules.ts';
import { bare, type SlideStyle } from './slide-style.ts';
import type { SlideEntries } from './words.ts';

/** A presentation before it is drawn. Pictures are files on disk. */
export interface Deck {
  readonly words: WordsData<SlideEntries>;
  readonly style: SlideStyle;
  readonly cover: CoverContent & { readonly picture: string };
  readonly slides: readonly (
    | { readonly own: ProjectSlide }
    | { readonly content: SlideContent; readonly picture: string }
    | { readonly radar: RadarSlide }
  )[];
}

/** Draws a presentation. This blocks the thread; the pictures are read when the bytes are. */
export async function drawDeck({ words: data, style, cover, slides }: Deck): Promise<AsyncIterable<Uint8Array>> {
  const words = new Words(data);
  const presentation = newPresentation();
  presentation.layout = 'LAYOUT_WIDE';
  presentation.title = cover.title;
  presentation.subject = cover.question ?? cover.facts;
  // The library writes the company as it is, and escapes the other properties.
  presentation.company = escapeMarkup(cover.workspace);
  presentation.author = style.product;
  presentation.theme = { headFontFace: style.fonts.reading, bodyFontFace: style.fonts.interface };
  defineMasters(presentation, style);
  drawCover(presentation, cover, style, words.region);
  const inserted = slides.map((slide) => {
    if ('own' in slide) {
      const shapes = drawProjectSlide(presentation, slide.own, style, words);
      return { shapes: () => shapes };
    }
    if ('radar' in slide) return { shapes: drawRadarSlide(presentation, slide.radar, style, words) };
    const shapes = drawSlide(presentation, slide.content, style, words);
    return { shapes: () => shapes, picture: slide.picture };
  });
  const made = (await presentation.write({ outputType: 'nodebuffer', compression: false })) as Buffer;
  return finishedParts(made, [cover, ...inserted], style);
}

function defineMasters(presentation: Presentation, { product, colors, radar }: SlideStyle): void {
  const masters = mastersOf(product);
  const frame = { x: text.x, w: text.width, margin: 0 } as const;
  const title = { ...frame, name: 'title', type: 'title', y: 0.92, h: 1.2, align: 'left', valign: 'top' } as const;
  const body = { ...frame, name: 'body', type: 'body', y: 2.3, h: 4, align: 'left', valign: 'top' } as const;
  presentation.defineSlideMaster({
    title: masters.cover,
    background: { color: colors.indigo },
    objects: [{ placeholder: { options: { ...title, y: 2.05 }, text: 'Title' } }],
  });
  const number = { w: 0.5, h: 0.22, align: 'right', margin: 0, fontFace: '+mn-lt', fontSize: 10 } as const;
  presentation.defineSlideMaster({
    title: masters.night,
    background: { color: bare(radar.paper) },
    objects: [{ placeholder: { options: { ...title, color: bare(radar.name) }, text: 'Title' } }],
    slideNumber: { ...number, x: page.width - 0.95, y: page.height - 0.34, color: bare(radar.inkSoft) },
  });
  presentation.defineSlideMaster({
    title: masters.wide,
    background: { color: colors.paper },
    objects: [{ placeholder: { options: { ...title, w: page.width - 2 * text.x }, text: 'Title' } }],
    slideNumber: { ...number, x: page.width - 0.95, y: page.height - 0.34, color: colors.ink3 },
  });
  presentation.defineSlideMaster({
    title: masters.content,
    background: { color: colors.paper },
    objects: [{ placeholder: { options: title, text: 'Title' } }, { placeholder: { options: body, text: 'Text' } }],
    slideNumber: { ...number, x: text.x + text.width - 0.5, y: page.height - 0.57, color: colors.ink3 },
  });
}
