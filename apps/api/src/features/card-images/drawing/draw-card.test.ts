import { cardImageSizes } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { scriptSamples } from '#test/support/script-samples.ts';
import type { CardPicture } from './card-picture.ts';
import { defaultCardStyle } from './card-style.ts';
import { CardDrawer } from './draw-card.ts';
import { flagTexts } from './flag-texts.ts';

const drawer = new CardDrawer();
const card: CardPicture = {
  slug: 'a-signal',
  title: 'A signal',
  subtitle: 'From somewhere',
  tags: [{ name: 'Social', color: 'orange' }],
  isDraft: false,
  aiAssisted: false,
  source: 'example.org',
  project: 'January scan',
  workspace: 'Cities',
  picturePath: null,
};

describe('an image of a card', () => {
  it('is the same for the same card, and differs for another one', async () => {
    const first = await drawer.draw(card, 'link', flagTexts.en);
    expect((await drawer.draw({ ...card }, 'link', flagTexts.en)).equals(first)).toBe(true);
    const changes: Partial<CardPicture>[] = [
      { title: 'Another' },
      { subtitle: null },
      { tags: [{ name: 'Social', color: 'blue' }] },
      { isDraft: true },
      { source: null },
      { project: 'February scan' },
      { slug: 'another' },
    ];
    for (const change of changes) {
      expect(
        (await drawer.draw({ ...card, ...change }, 'link', flagTexts.en)).equals(first),
        JSON.stringify(change),
      ).toBe(false);
    }
  });

  it('shows the flags in the language of its reader', async () => {
    const draft = { ...card, isDraft: true };
    expect(
      (await drawer.draw(draft, 'link', flagTexts.en)).equals(await drawer.draw(draft, 'link', flagTexts.de)),
    ).toBe(false);
  });

  // A character that no font contains is drawn as the same box as any other.
  const words: readonly (readonly [script: string, one: string, other: string])[] = [
    ['Arabic', 'سلام', 'كتاب'],
    ['Hebrew', 'שלום', 'ספרה'],
    ['Chinese', '人工', '智能'],
    ['emoji', '🤖', '🎉'],
    ...Object.entries(scriptSamples).map(([script, { rows }]) => [script, ...rows] as const),
  ];
  it.each(words)('has glyphs for %s', async (_script, one, other) => {
    const images = await Promise.all(
      [one, other].map((title) => drawer.draw({ ...card, title }, 'link', flagTexts.en)),
    );
    expect(images[0]?.equals(images[1] as Buffer)).toBe(false);
  });

  it('has glyphs for the flags of any language, and for the name of any product', async () => {
    const flagged = (draft: string) => drawer.draw({ ...card, isDraft: true }, 'link', { ...flagTexts.en, draft });
    expect((await flagged('人工')).equals(await flagged('智能'))).toBe(false);
    const named = (name: string) =>
      drawer.draw({ ...card, style: { ...defaultCardStyle, name } }, 'link', flagTexts.en);
    expect((await named('कमल')).equals(await named('नगर'))).toBe(false);
  });

  it('has the dimensions of its size, with art where the picture is broken', async () => {
    for (const size of Object.keys(cardImageSizes) as (keyof typeof cardImageSizes)[]) {
      const drawn = await drawer.draw(card, size, flagTexts.en, Buffer.from('no picture'));
      expect(drawn.equals(await drawer.draw(card, size, flagTexts.en))).toBe(true);
      // The header of a PNG: its width and height.
      expect({ width: drawn.readUInt32BE(16), height: drawn.readUInt32BE(20) }).toEqual({ ...cardImageSizes[size] });
    }
  });
});
