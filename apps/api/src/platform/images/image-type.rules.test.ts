import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { imageFormatOf } from './image-type.rules.ts';

const picture = () => sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } });

describe('the format of a file', () => {
  it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('is recognised by its first bytes: %s', async (format) => {
    expect(imageFormatOf(await picture()[format]().toBuffer())).toBe(format);
  });

  it('is unknown for formats that are not decoded here', async () => {
    const tiff = await picture().tiff().toBuffer();
    const texts = ['', 'GIF', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<?xml version="1.0"?><svg/>', '%PDF-1.7'];
    const riff = 'RIFF\x10\x00\x00\x00WAVE';
    for (const bytes of [tiff, ...[...texts, riff].map((text) => Buffer.from(text, 'latin1'))]) {
      expect(imageFormatOf(bytes)).toBeUndefined();
    }
  });

  it('can be determined for any bytes without failing', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => void imageFormatOf(bytes)));
  });
});
