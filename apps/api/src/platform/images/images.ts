import { encode } from 'blurhash';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Problem, problem } from '../http/problem.ts';
import { BoundedQueue } from '../queue/bounded-queue.ts';
import { imageFormatOf } from './image-type.rules.ts';
import {
  blurhashComponents,
  cropped,
  type Focus,
  focusOfCrop,
  type RenditionName,
  renditionSize,
  type Size,
} from './rendition.rules.ts';

export interface ImageLimits {
  /** Pixels of a picture, over all its frames. */
  readonly maxPixels: number;
  readonly maxFrames: number;
}

/** The stored parts of a picture. The original is not stored. */
export interface ReadyImage {
  /** Pixels of the original, the right way up. */
  readonly size: Size;
  readonly animated: boolean;
  readonly blurhash: string;
  /** What stays in sight when the picture is cropped. */
  readonly focus: Focus;
  /** WebP without metadata, in sRGB. */
  readonly renditions: Readonly<Record<RenditionName, Buffer>>;
}

/** At this quality renditions look the same as the original, and are ready within a fraction of a second. */
const quality = 80;
/** A tile is seen among many others, so a lower quality suffices. */
const tileQuality = 74;
const effort = 2;
/** There are many frames, so speed matters here. */
const animatedEffort = 0;
const blurhashPixels = 32;

// One thread per picture, so that its rows are in memory only once.
sharp.concurrency(1);
sharp.cache(false);

/** Prepares pictures for display, one at a time: two at a time would not finish sooner, and would take 30 MB more. */
export class Images {
  readonly #limits: ImageLimits;
  readonly #queue = new BoundedQueue({
    atOnce: 1,
    mayWait: 40,
    busy: 'Many pictures are being made ready right now. Please try again in a moment.',
  });

  constructor(limits: ImageLimits) {
    this.#limits = limits;
  }

  /**
   * Decodes a picture and re-encodes its renditions: turned the right way up, without metadata, and animated if the
   * picture is. `load` reads the file when its turn comes. Throws the 422 problem if the file is not a picture, is
   * broken, or exceeds the limits. The limits are checked by the file's header alone, before decoding.
   */
  makeReady(load: () => Promise<Buffer>): Promise<ReadyImage> {
    return this.#queue.run(async () => {
      const bytes = await load();
      if (!imageFormatOf(bytes)) throw problem('not_an_image');
      return readable(async () => {
        const metadata = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata();
        this.#assertWithinLimits(metadata);
        return (metadata.pages ?? 1) > 1 ? this.#animated(bytes, metadata) : this.#still(bytes, metadata);
      });
    });
  }

  /**
   * The picture unchanged, or re-encoded in its own format if it is wider than `width` pixels. Throws the 422 problem
   * as `makeReady` does.
   */
  narrow(bytes: Buffer, width: number): Promise<Buffer> {
    return this.#queue.run(() =>
      readable(async () => {
        const metadata = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata();
        this.#assertWithinLimits(metadata);
        if (metadata.autoOrient.width <= width) return bytes;
        const animated = (metadata.pages ?? 1) > 1;
        return this.#open(bytes, { animated }).autoOrient().resize({ width }).toFormat(metadata.format).toBuffer();
      }),
    );
  }

  /**
   * The tile of a picture of this size, made from its small rendition, for pictures uploaded before tiles existed.
   * Throws the 422 problem if the rendition is broken.
   */
  tileFrom(small: Buffer, size: Size): Promise<Buffer> {
    return this.#queue.run(() =>
      readable(async () => {
        if (fits(size, 'tile')) return small;
        const { pages = 1 } = await sharp(small, { animated: true }).metadata();
        if (pages === 1) return tileOf(this.#open(small), size);
        const frames = resized(this.#open(small, { animated: true }), renditionSize(size, 'tile'));
        return frames.webp({ quality, effort: animatedEffort }).toBuffer();
      }),
    );
  }

  /**
   * The first frame of a picture, fitted into a box: as PNG with empty space around it, or as WebP that is no larger
   * than the box. Throws the 422 problem as `makeReady` does.
   */
  fitted(bytes: Buffer, box: Size, as: 'png' | 'webp'): Promise<Buffer> {
    return this.#queue.run(() =>
      readable(async () => {
        this.#assertWithinLimits(await sharp(bytes, { limitInputPixels: false }).metadata());
        const still = this.#open(bytes).autoOrient();
        if (as === 'png') {
          const clear = { r: 0, g: 0, b: 0, alpha: 0 };
          return still
            .resize({ ...box, fit: 'contain', background: clear })
            .png()
            .toBuffer();
        }
        return still
          .resize({ ...box, fit: 'inside', withoutEnlargement: true })
          .webp({ quality, effort })
          .toBuffer();
      }),
    );
  }

  #assertWithinLimits(metadata: Metadata): void {
    const { maxPixels, maxFrames } = this.#limits;
    const frames = metadata.pages ?? 1;
    if (frames > maxFrames) {
      throw problem('image_too_large', `The animation has ${frames} frames; at most ${maxFrames} are allowed.`);
    }
    const { width, height } = frameSize(metadata);
    if (width * height * frames > maxPixels) {
      const megapixels = Math.round(maxPixels / 1e6);
      throw problem('image_too_large', `The picture has too many pixels; at most ${megapixels} million are allowed.`);
    }
  }

  async #still(bytes: Buffer, metadata: Metadata): Promise<ReadyImage> {
    const size = metadata.autoOrient;
    // Decoded once, to the size of the large rendition, from which the small one is made.
    const { data, info } = await resized(this.#open(bytes).autoOrient(), renditionSize(size, 'large'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = () => sharp(data, { raw: info });
    const encoded = (image: Sharp) => image.webp({ quality, effort }).toBuffer();
    const large = await encoded(pixels());
    const small = fits(size, 'small') ? large : await encoded(resized(pixels(), renditionSize(size, 'small')));
    const tile = fits(size, 'tile') ? small : await tileOf(pixels(), size);
    return {
      size,
      animated: false,
      blurhash: await blurhashOf(small, size),
      focus: await focusOf(small, size),
      renditions: { tile, small, large },
    };
  }

  async #animated(bytes: Buffer, metadata: Metadata): Promise<ReadyImage> {
    const size = frameSize(metadata);
    const rendition = (name: RenditionName) =>
      resized(this.#open(bytes, { animated: true }), renditionSize(size, name))
        .webp({ quality, effort: animatedEffort })
        .toBuffer();
    const large = await rendition('large');
    const small = fits(size, 'small') ? large : await rendition('small');
    const tile = fits(size, 'tile') ? small : await rendition('tile');
    return {
      size,
      animated: true,
      blurhash: await blurhashOf(small, size),
      focus: await focusOf(small, size),
      renditions: { tile, small, large },
    };
  }

  #open(bytes: Buffer, options: { animated?: boolean } = {}): Sharp {
    return sharp(bytes, {
      ...options,
      limitInputPixels: this.#limits.maxPixels,
      failOn: 'error',
      sequentialRead: true,
    });
  }
}

const resized = (image: Sharp, { width, height }: Size): Sharp => image.resize(width, height, { fit: 'fill' });

const tileOf = (image: Sharp, size: Size): Promise<Buffer> =>
  resized(image, renditionSize(size, 'tile')).webp({ quality: tileQuality, effort }).toBuffer();

/** True for a picture that is no larger than a rendition of it: the next larger rendition is the same. */
function fits(size: Size, name: RenditionName): boolean {
  const rendition = renditionSize(size, name);
  return rendition.width === size.width && rendition.height === size.height;
}

/** Size of one frame: the decoder reports the frames of an animation stacked vertically. */
const frameSize = ({ width, height, pageHeight }: Metadata): Size => ({ width, height: pageHeight ?? height });

async function blurhashOf(picture: Buffer, size: Size): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(blurhashPixels, blurhashPixels, { fit: 'inside' })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return encode(new Uint8ClampedArray(data), info.width, info.height, ...blurhashComponents(size));
}

/** The middle of the most conspicuous part: where there is detail, strong colour or skin. */
async function focusOf(picture: Buffer, size: Size): Promise<Focus> {
  const { info } = await sharp(picture)
    .resize({ ...cropped, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Sharp reports how far the picture was moved, which is at most 0.
  return focusOfCrop(size, { left: -(info.cropOffsetLeft ?? 0), top: -(info.cropOffsetTop ?? 0) });
}

/** Any error of the decoder for a file means that the file is broken. */
async function readable<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw problem('not_an_image', 'The picture is damaged or cut off and cannot be read.');
  }
}
