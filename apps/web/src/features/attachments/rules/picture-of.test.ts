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
  focus: null,
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

test('the focal point of a picture is as near the middle of its frame as the picture reaches', () => {
  const position = (width: number, height: number, x: number, y: number) =>
    pictureOf({ ...attachment(width), width, height, focus: { x, y } }, 'small').position;
  // A wide picture is cropped at its sides: of a width of 300, a frame of 3:2 shows 150.
  expect(position(300, 100, 50, 50)).toBe('50% 50%');
  expect(position(300, 100, 25, 50)).toBe('0% 50%');
  expect(position(300, 100, 37, 90)).toBe('24% 50%');
  expect(position(300, 100, 100, 50)).toBe('100% 50%');
  // A high one above and below.
  expect(position(300, 400, 10, 75)).toBe('50% 100%');
  expect(position(300, 200, 0, 0)).toBe('50% 50%');
  expect(pictureOf(attachment(300), 'small').position).toBe(undefined);
});
