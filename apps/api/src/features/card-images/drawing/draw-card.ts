import type { CardImageSize } from '@foreglow/contract';
import { Renderer } from '@takumi-rs/core';
import { LoadedFonts } from '#platform/images/loaded-fonts.ts';
import { baseTypefaces, furtherTypefaces } from '#platform/images/typefaces.rules.ts';
import type { CardPicture } from './card-picture.ts';
import { drawnArt } from './drawn-art.rules.ts';
import type { FlagTexts } from './flag-texts.ts';
import { frames, pictureSize } from './frames.rules.ts';
import { layOut, pictureSource } from './layout.rules.ts';

/** Incremented with every change of the style of images. Images with another number are drawn again. */
export const drawingVersion = 3;

/** The size of the cache for decoded pictures and drawn logos, in bytes. */
const cacheBytes = 16 * 2 ** 20;

/**
 * Draws images of cards as PNG. The drawing runs in native threads, outside the main thread. Fonts are read when a text
 * first needs them, and then stay in memory.
 */
export class CardDrawer {
  readonly #renderer = new Renderer({ cacheMaxBytes: cacheBytes });
  readonly #fonts = new LoadedFonts(this.#renderer);

  /** `picture` contains a rendition in WebP. If it is missing or cannot be read, art is drawn. */
  async draw(card: CardPicture, size: CardImageSize, texts: FlagTexts, picture?: Buffer): Promise<Buffer> {
    const further = furtherTypefaces(shownText(card, texts));
    await this.#fonts.load([...baseTypefaces, ...further]);
    const frame = frames[size];
    const { width, height } = frame;
    const layout = layOut(card, size, texts);
    const render = (data: Buffer) =>
      this.#renderer.render(layout, {
        width,
        height,
        format: 'png',
        // Inter supplies Greek and Cyrillic after the font that a text names.
        fontFamilies: ['Newsreader', 'Inter', ...further.map(({ family }) => family)],
        images: [{ src: pictureSource, data, cache: 'none' }],
      });
    const art = () => render(Buffer.from(drawnArt(card.slug, pictureSize(frame))));
    return picture ? render(picture).catch(art) : art();
  }
}

/** All texts of an image: those of the card first, since the first text decides on shared characters. */
function shownText(card: CardPicture, { draft, aiSignal }: FlagTexts): string {
  const { title, subtitle, tags, project, workspace, source, isDraft, aiAssisted, style } = card;
  const flags = [...(isDraft ? [draft] : []), ...(aiAssisted ? [aiSignal] : [])];
  return [title, subtitle, ...tags.map(({ name }) => name), project, workspace, source, style?.name, ...flags].join(
    ' ',
  );
}
