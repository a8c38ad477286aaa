import sharp from 'sharp';
import { seeded } from './texts.ts';

interface PhotoShape {
  readonly width: number;
  readonly height: number;
  /** The number of shapes across the photo. */
  readonly shapes: number;
  /** The deviation of the brightness of the grain, of 255. */
  readonly grain: number;
  /** The quality of the JPEG, from 0 to 100. */
  readonly quality: number;
}

/** A JPEG that compresses like a photo: large soft shapes under fine grain. The same seed gives the same shapes. */
export async function softPhoto(seed: number, { width, height, shapes, grain, quality }: PhotoShape): Promise<Buffer> {
  const number = seeded(seed);
  const small = { width: shapes, height: Math.round((shapes * height) / width) };
  const colours = Buffer.from(Array.from({ length: small.width * small.height * 3 }, () => number(256)));
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: grain } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(colours, { raw: { ...small, channels: 3 } })
    .resize({ width, height, kernel: 'cubic', fit: 'fill' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality })
    .toBuffer();
}
