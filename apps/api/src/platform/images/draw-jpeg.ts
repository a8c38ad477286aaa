import sharp from 'sharp';
import type { Size } from './rendition.rules.ts';

/**
 * Draws an SVG of our own, or a rendition from the store, as a JPEG cropped to fill a size. Of an animated picture it
 * draws the first frame. Never use it for files from outside.
 */
export const drawJpeg = (bytes: Buffer, { width, height }: Size): Promise<Buffer> =>
  sharp(bytes)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer();

/**
 * A rendition from the store as JPEG, which documents can contain without conversion, at most `width` pixels wide;
 * undefined if it is broken.
 */
export const printableJpeg = (bytes: Buffer, width: number): Promise<Buffer | undefined> =>
  sharp(bytes)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => undefined);
