import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open, standInForEachTest } from '#test/components/support/app.tsx';
import { attachment, card } from '#test/components/support/cards.ts';
import { answerOpenedCard } from '#test/components/support/opened-card.ts';
import { blurred } from '#ui/picture/blurred.ts';

standInForEachTest();

/** A picture of this size in pixels, as an address. */
function pictureOf(width: number, height: number): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.fillRect(0, 0, width, height);
  return canvas.toDataURL();
}

test.each([
  [30, 300],
  [300, 30],
])('on its tile a picture of %i by %i pixels leaves room for the title', async (width, height) => {
  const size = { url: pictureOf(width, height), width, height };
  const picture = { ...attachment(), width, height, thumbnails: { tile: size, small: size, large: size } };
  answerOpenedCard(card({ attachment: picture }));
  await open('/projects/p/cards');
  const image = page.getByRole('listitem').getByRole('presentation');
  await expect.element(image).toBeVisible();
  await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBe(width);
  const tile = page.getByRole('listitem').element().getBoundingClientRect();
  const title = page.getByRole('link', { name: 'Robots dance' }).element().getBoundingClientRect();
  expect(image.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(title.top);
  expect(title.bottom).toBeLessThan(tile.bottom);
});

test.each([undefined, null, '', 'x', `A3Jt6]5K0HO${'Q'.repeat(5000)}`])('the blur of %j is the default one', (hash) => {
  const usual = blurred(undefined);
  expect(usual).toMatch(/^data:image\/png/);
  expect(blurred(hash)).toBe(usual);
  // Control: a valid hash has a blur of its own.
  expect(blurred(attachment().blurhash)).toMatch(/^data:image\/png/);
  expect(blurred(attachment().blurhash)).not.toBe(usual);
});
