import sharp from 'sharp';

/** Draws an SVG of our own as PNG. Never for files from outside: those are not decoded as SVG at all. */
export const drawSvg = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
