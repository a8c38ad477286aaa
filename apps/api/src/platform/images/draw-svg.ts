import sharp from 'sharp';

/** Draws an SVG of our own as PNG. Never use it for files from outside, which are never decoded as SVG. */
export const drawSvg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
