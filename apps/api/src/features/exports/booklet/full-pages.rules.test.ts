import { cardTextOf } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CardChunk, fullPages, portions } from './full-pages.rules.ts';
import type { BookletCard } from './options.ts';

const card = (index: number, length: number): BookletCard => ({
  slug: `card-${index}`,
  ...cardTextOf(() => null),
  title: '',
  description: 'x'.repeat(length),
  tags: [],
  creator: { name: '', email: '' },
  isDraft: false,
  aiAssisted: false,
  picture: { path: `picture-${index}`, width: 1, height: 1, altText: null, credit: null, focus: null },
  createdAt: new Date(0),
  updatedAt: new Date(0),
  comments: [],
  id: 1,
  usedIn: [],
  related: [],
});
const chunkOf = (lengths: readonly number[]): CardChunk => ({
  cards: lengths.map((length, index) => card(index, length)),
  pictures: lengths.map((_, index) => ({ path: `picture-${index}`, jpeg: new Uint8Array() })),
});
const slugs = ({ cards }: CardChunk) => cards.map(({ slug }) => slug);
const paths = ({ pictures }: CardChunk) => pictures.map(({ path }) => path.replace('picture', 'card'));

describe('dividing cards', () => {
  it('carries cards that do not fill a page over to the next one, each with its picture', () => {
    const { full, rest } = fullPages(chunkOf([1, 1, 1, 1, 1, 1]), 4);
    expect([slugs(full), slugs(rest)]).toEqual([
      ['card-0', 'card-1', 'card-2', 'card-3'],
      ['card-4', 'card-5'],
    ]);
    expect([paths(full), paths(rest)]).toEqual([slugs(full), slugs(rest)]);
  });

  it('typesets long cards in portions, in their order', () => {
    const lengths = fc.array(fc.constantFrom(0, 1000, 100_000, 200_000, 400_000), { maxLength: 12 });
    fc.assert(
      fc.property(lengths, (list) => {
        const parts = portions(chunkOf(list));
        expect(parts.flatMap(slugs)).toEqual(slugs(chunkOf(list)));
        for (const part of parts) {
          expect(paths(part)).toEqual(slugs(part));
          const characters = part.cards.reduce((sum, { description }) => sum + (description?.length ?? 0), 0);
          expect(part.cards.length === 1 || characters <= 300_000).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });
});
