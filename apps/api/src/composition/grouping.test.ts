import { describe, expect, it } from 'vitest';
import { findGroups } from '#features/map/groups/find-groups.ts';
import { topicsOfGroups } from '#features/map/groups/name-groups.ts';
import { strengthsOf, Terms, termList } from '#features/map/groups/terms.ts';
import { CardReader } from '#features/similarity/model/card-reader.ts';
import { learn } from '#features/similarity/model/learn.ts';
import { vectorOf } from '#features/similarity/model/vectors.ts';
import { meaningsOf, relatedness } from '#features/similarity/relatedness.rules.ts';
import type { CardWords } from '#features/similarity/text/card-words.ts';
import { dimensions, unitVectors } from '#platform/vectors/stored-vectors.ts';
import { englishSignals, koreanSignals } from '#test/support/signals-of-topics.ts';

interface Signal {
  readonly topic: number;
  readonly named: RegExp;
  readonly words: CardWords;
}

/** Signals in another order than by topic. */
function mixed(...sets: readonly (typeof englishSignals)[]): Signal[] {
  const all = sets.flat().flatMap(({ named, signals }, topic) =>
    signals.map(([title, description]) => {
      return { topic, named, words: { title, description, subtitle: null, relevance: null, tags: [], host: null } };
    }),
  );
  const place = (at: number) => (at * 7919) % 101;
  return [...all.keys()].sort((a, b) => place(a) - place(b) || a - b).flatMap((at) => all[at] ?? []);
}

/** What a map and a card show of the signals. */
function shownOf(signals: readonly Signal[]) {
  const cards = signals.map(({ words }) => words);
  const learned = learn(cards);
  const reader = new CardReader(learned.knowledge);
  const stored = new Int8Array(cards.length * dimensions);
  const ofCards = cards.map((card, row) => {
    const features = reader.featuresOf(card);
    const sparse = reader.rowOf(features, card.host);
    stored.set(vectorOf(sparse, learned.directions, dimensions), row * dimensions);
    return reader.namingTermsOf(sparse, features);
  });
  const vectors = unitVectors(stored, dimensions);
  const terms = new Terms(termList(learned));
  const strengths = ofCards.map((own) => strengthsOf(own, terms));
  const { fine, coarseOf } = findGroups({ strengths, terms, vectors, dimensions });
  const groups = fine.map((group) => (group < 0 ? -1 : (coarseOf[group] as number)));
  const count = Math.max(-1, ...coarseOf) + 1;
  const names = topicsOfGroups({ groups, strengths, terms, count }).map(
    (topic) => terms.shown[topic?.term ?? -1] ?? '',
  );
  const meanings = meaningsOf(learned.knowledge.vocabulary.terms, learned.shown, cards.length);
  const cosine = (a: number, b: number) =>
    vectors
      .subarray(a * dimensions, (a + 1) * dimensions)
      .reduce((sum, value, d) => sum + value * (vectors[b * dimensions + d] as number), 0);
  const related = cards.flatMap((_, a) =>
    cards.flatMap((_, b) => {
      const value = relatedness(ofCards[a] ?? [], ofCards[b] ?? [], cosine(a, b), meanings);
      return a < b && value > 0 ? [[a, b] as const] : [];
    }),
  );
  return { groups, names, related };
}

const share = (all: readonly boolean[]) => all.filter(Boolean).length / all.length;
const sets = [
  { what: 'English', signals: mixed(englishSignals) },
  { what: 'Korean', signals: mixed(koreanSignals) },
  { what: 'both languages', signals: mixed(englishSignals, koreanSignals) },
];

describe.each(sets)('signals in $what', ({ signals }) => {
  const { groups, names, related } = shownOf(signals);

  it('are in groups to whose name they belong', () => {
    const belong = [...groups].flatMap((group, row) =>
      group < 0 ? [] : [signals[row]?.named.test(names[group] ?? '') ?? false],
    );
    expect(belong.length).toBeGreaterThanOrEqual(signals.length * 0.6);
    expect(share(belong)).toBeGreaterThanOrEqual(0.8);
  });

  it('have groups named by one phrase in the script of their cards', () => {
    expect(names.length).toBeGreaterThan(3);
    names.forEach((name, group) => {
      expect(name).toMatch(/^[\p{L}\p{N}' -]+$/u);
      const own = signals.filter((_, row) => groups[row] === group).map(({ words }) => words.title);
      const isKorean = /[가-힣]/u.test(name);
      expect(own.every((title) => /[가-힣]/u.test(title) === isKorean)).toBe(true);
      expect(name).not.toMatch(/[가-힣](?:을|를|은|는|에서)$/u);
    });
  });

  it('are in no group if they cannot be read, or have a subject of their own', () => {
    const strays = signals.flatMap(({ named }, row) => (named.source === '(?!)' ? [groups[row]] : []));
    expect(strays.length).toBeGreaterThan(2);
    expect(new Set(strays)).toEqual(new Set([-1]));
  });

  it('are related to signals on the same topic', () => {
    expect(related.length).toBeGreaterThan(signals.length);
    expect(share(related.map(([a, b]) => signals[a]?.topic === signals[b]?.topic))).toBeGreaterThanOrEqual(0.7);
  });
});
