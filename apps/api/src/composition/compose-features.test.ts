import { describe, expect, it } from 'vitest';
import type { Platform } from '#platform/platform.ts';
import { composeFeatures, inOrder } from './compose-features.ts';
import { type Feature, feature, type Surroundings } from './feature.ts';

const platform = {} as Platform;
const surroundings = {} as Surroundings;
const compose = () => ({});

describe('features', () => {
  it('are composed after those that they use, whose `api` they get and no other', async () => {
    const words = feature({ name: 'words', uses: () => ({}), compose: async () => ({ api: 'words' }) });
    const cards = feature({
      name: 'cards',
      uses: () => ({ words }),
      compose: (_platform, used) => ({ api: { used }, routes: { readCards: used.words } }),
    });
    const map = feature({
      name: 'map',
      uses: () => ({ cards }),
      // @ts-expect-error: it does not say that it uses words.
      compose: (_platform, { cards, words }) => ({ routes: { readMap: { cards, words } } }),
    });
    const { handlers, apis } = await composeFeatures({ map, cards, words }, platform, surroundings);
    expect(apis.cards).toEqual({ used: { words: 'words' } });
    expect(handlers).toEqual({ readCards: 'words', readMap: { cards: apis.cards } });
  });

  it('that use each other are refused by their names', () => {
    const cards: Feature = feature({ name: 'cards', uses: () => ({ tags }), compose });
    const tags: Feature = feature({ name: 'tags', uses: () => ({ words }), compose });
    const words: Feature = feature({ name: 'words', uses: () => ({ tags }), compose });
    expect(() => inOrder([cards, tags, words])).toThrow('These features use each other: tags → words → tags.');
  });

  it('that several use are composed once (control)', () => {
    const words = feature({ name: 'words', uses: () => ({}), compose });
    const tags = feature({ name: 'tags', uses: () => ({ words }), compose });
    const cards = feature({ name: 'cards', uses: () => ({ tags, words }), compose });
    expect(inOrder([cards, words, tags])).toEqual([words, tags, cards]);
  });
});
