import { idParams, slug } from '@foreglow/contract/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newSlug } from './slugs.ts';

const words = (title: string) => newSlug(title).replace(/-?[^-]{7}$/, '');

describe('a new slug', () => {
  it.each([
    ['Bricks that store heat!', 'bricks-that-store-heat'],
    ['Über Straßen & Züge', 'ueber-strassen-zuege'],
    ['Café crème', 'cafe-creme'],
    ['Łódź', 'lodz'],
    ['  --50 % off--  ', '50-off'],
    ['太陽', ''],
    ['🌅', ''],
    ['', ''],
  ])('of «%s» begins with «%s»', (title, beginning) => {
    expect(words(title)).toBe(beginning);
  });

  it('is valid in the contract, whatever the title', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })), (title) => {
        const made = newSlug(title);
        expect(slug.safeParse(made).success, made).toBe(true);
        expect(idParams.safeParse({ id: made }).success).toBe(true);
      }),
    );
  });

  it('is cut between words', () => {
    expect(words(`${'word '.repeat(11)}unsplit`)).toBe('word-'.repeat(11).slice(0, -1));
  });

  it('is different every time', () => {
    const slugs = Array.from({ length: 2000 }, () => newSlug('Same'));
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
