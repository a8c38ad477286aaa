import type { AttachmentAttributes } from '@foreglow/contract';
import { expect, test } from 'vitest';
import { pictureOf } from './picture-of.ts';

const attachment = (width: number): AttachmentAttributes => ({
  slug: 'p',
  attachment_type: 'image',
  path: 'images/p',
  width,
  height: 400,
  animated: false,
  thumbnails: {
    tile: { url: '/tile.webp', width: Math.min(width, 480), height: 200 },
    small: { url: '/small.webp', width: Math.min(width, 640), height: 300 },
    large: { url: '/large.webp', width: Math.min(width, 1600), height: 400 },
  },
  blurhash: 'L00000',
  meta: { image_alt_text: null, image_credit: null },
});

test('a large picture offers its small size to narrow screens', () => {
  expect(pictureOf(attachment(2000), 'large').renditions?.srcSet).toBe('/small.webp 640w, /large.webp 1600w');
});

test('a small picture offers its tile if its displayed width is known', () => {
  expect(pictureOf(attachment(2000), 'small', '300px').renditions).toEqual({
    srcSet: '/tile.webp 480w, /small.webp 640w',
    sizes: '300px',
  });
  expect(pictureOf(attachment(400), 'small', '300px').renditions).toBeUndefined();
});

test('a small picture without a displayed width and a picture without a smaller size offer no alternatives', () => {
  expect(pictureOf(attachment(2000), 'small').renditions).toBeUndefined();
  expect(pictureOf(attachment(500), 'large').renditions).toBeUndefined();
});
