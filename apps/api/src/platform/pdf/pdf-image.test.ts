import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { placeholderFor, placeholderIndex, readJpeg } from './pdf-image.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#808080' } });

describe('reading a JPEG', () => {
  it.each([
    ['baseline', { progressive: false }],
    ['progressive', { progressive: true }],
  ])('determines the size of a %s one', async (_, options) => {
    const jpeg = new Uint8Array(await picture(640, 3).jpeg(options).toBuffer());
    expect(readJpeg(jpeg)).toEqual({ jpeg, width: 640, height: 3, channels: 3 });
  });

  it('recognises one without colours, and rejects one in CMYK', async () => {
    const grey = await picture(4, 4).toColourspace('b-w').jpeg().toBuffer();
    expect(readJpeg(new Uint8Array(grey))).toMatchObject({ channels: 1 });
    const print = await picture(4, 4).toColourspace('cmyk').jpeg().toBuffer();
    expect(readJpeg(new Uint8Array(print))).toBeUndefined();
  });

  it('returns nothing for other files, and for one that is cut off', async () => {
    expect(readJpeg(new Uint8Array(await picture(4, 4).png().toBuffer()))).toBeUndefined();
    const whole = await picture(4, 4).jpeg().toBuffer();
    expect(readJpeg(new Uint8Array(whole.subarray(0, 20)))).toBeUndefined();
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void readJpeg(new Uint8Array([0xff, 0xd8, ...bytes]))));
  });
});

describe('a placeholder', () => {
  it('is a picture, and contains the index of its image', async () => {
    expect(placeholderIndex(placeholderFor(317))).toBe(317);
    expect(await sharp(placeholderFor(0)).metadata()).toMatchObject({ format: 'jpeg', width: 1, height: 1 });
    expect(placeholderIndex(await picture(1, 1).jpeg().toBuffer())).toBeUndefined();
  });
});
