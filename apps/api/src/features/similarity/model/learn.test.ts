import { describe, expect, it } from 'vitest';
import { dimensions, unitVectors } from '#platform/vectors/stored-vectors.ts';
import { termNumber } from '#platform/words/card-terms.ts';
import type { CardWords } from '../text/card-words.ts';
import { CardReader } from './card-reader.ts';
import { learn } from './learn.ts';
import { vectorOf } from './vectors.ts';

const card = (title: string, more: Partial<CardWords> = {}): CardWords => ({
  title,
  subtitle: null,
  description: null,
  relevance: null,
  tags: [],
  host: null,
  ...more,
});

/** Vectors of cards as for cards added later: from the learned data, not as a by-product of learning. */
function readerOf(cards: readonly CardWords[]) {
  const { knowledge, directions } = learn(cards);
  const reader = new CardReader(knowledge);
  return (words: CardWords) =>
    unitVectors(vectorOf(reader.rowOf(reader.featuresOf(words), words.host), directions, dimensions), dimensions);
}
const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

/** Three subjects, each in three scripts or languages. Cards of one script and subject share words. */
const corpus = {
  energy: [
    card('Sand battery heats a town', { description: 'A tower of hot sand stores surplus wind power for winter.' }),
    card('Hot sand as a battery', { description: 'Surplus power is stored as heat in sand until winter.' }),
    card('A battery of sand for cold winters', { description: 'Towers store heat from surplus wind power.' }),
  ],
  farms: [
    card('Robots harvest strawberries', { description: 'Greenhouse growers let robots pick ripe berries at night.' }),
    card('A greenhouse without growers', { description: 'Robots pick berries and prune plants in the greenhouse.' }),
    card('Berries picked by robots', { description: 'Night harvest in greenhouses with robots that see ripe fruit.' }),
  ],
  'urban trains, in Korean': [
    card('야간 열차가 도시를 잇는다', { description: '철도 회사가 야간 열차 노선을 늘린다.' }),
    card('도시 사이의 야간 열차', { description: '철도 노선에서 야간 열차 승객이 늘었다.' }),
    card('야간 열차 노선의 귀환', { description: '도시 승객은 철도 여행을 원한다.' }),
  ],
  'batteries, in Japanese': [
    card('砂の電池が町を暖める', { description: '余った風力の電力を砂に蓄え、冬に暖房する。' }),
    card('電池としての砂', { description: '電力を砂の塔に蓄えて冬の暖房に使う。' }),
    card('冬の暖房のための砂の電池', { description: '風力の電力を蓄える塔が町に建つ。' }),
  ],
};
const all = Object.values(corpus).flat();

describe('vectors of cards', () => {
  it('are nearer to each other for cards on the same subject than to all others, in any script', () => {
    const vectors = all.map(readerOf(all));
    const subjectOf = (at: number) => Math.floor(at / 3);
    vectors.forEach((vector, at) => {
      const others = vectors.map((other, number) => ({ number, similarity: product(vector, other) }));
      const [first, second] = others
        .filter(({ number }) => number !== at)
        .sort((a, b) => b.similarity - a.similarity)
        .map(({ number }) => subjectOf(number));
      expect([first, second], all[at]?.title).toEqual([subjectOf(at), subjectOf(at)]);
    });
  });

  it('stay the same when a card is processed again', () => {
    const [one, another] = [readerOf(all), readerOf(all)];
    for (const words of all) {
      expect(one(words)).toEqual(another(words));
      expect(product(one(words), one(words))).toBeCloseTo(1, 5);
    }
  });

  it('of a new card are near those of its subject', () => {
    const read = readerOf(all);
    const fresh = read(card('Strawberries without pickers', { description: 'Robots work in a greenhouse.' }));
    const similarities = Object.values(corpus).map((cards) =>
      Math.max(...cards.map((one) => product(fresh, read(one)))),
    );
    expect(similarities.indexOf(Math.max(...similarities))).toBe(1);
  });

  it('are zero for a card without words, or without known words', () => {
    const read = readerOf(all);
    for (const title of ['', '🌅', 'the and of', 'Quixotic xylophones']) {
      expect(read(card(title)).every((value) => value === 0)).toBe(true);
    }
  });

  it('are not drawn together by text that the pages of a site have in common', () => {
    const buttons = 'Share on WhatsApp copylink\nSubscribe to our evening digest about fascinating gadgets';
    const plain = all.slice(0, 6);
    const withButtons = plain.map((words) => card(words.title, { description: `${words.description}\n${buttons}` }));
    const similarity = (cards: readonly CardWords[]) => {
      const read = readerOf(cards);
      return product(read(cards[0] as CardWords), read(cards[3] as CardWords));
    };
    expect(similarity(withButtons)).toBeCloseTo(similarity(plain), 2);
    expect(similarity(withButtons)).toBeLessThan(0.2);
  });

  it('are not drawn together by the name of a site at the end of titles', () => {
    const named = all.slice(0, 6).map((words) => ({ ...words, title: `${words.title} - Zeppelin Gazette` }));
    expect(learn(named).knowledge.siteNames).toEqual(['zeppelingazette']);
    expect(learn(named).shown.join(' ').toLowerCase()).not.toContain('zeppelin');
  });
});

describe('learned data', () => {
  it('is the same for the same cards, and sufficient for processing cards', () => {
    const learned = learn(all);
    expect(learn(all)).toEqual(learned);
    expect(learned.directions.length).toBe(new CardReader(learned.knowledge).width * dimensions);
    expect(learned.directions.every(Number.isFinite)).toBe(true);
  });

  it('is empty for no cards, and for cards without words', () => {
    for (const cards of [[], [card('')], Array.from({ length: 50 }, () => card('🌅'))]) {
      const { shown, directions } = learn(cards);
      expect({ shown, directions: directions.length }).toEqual({ shown: [], directions: 0 });
      expect(readerOf(cards)(card('Sand battery')).every((value) => value === 0)).toBe(true);
    }
  });

  it('spells a term as running text does rather than as titles do', () => {
    const cards = ['SAND', 'SAND', 'SAND'].map((title) => card(title, { description: 'A sand tower of the BBC' }));
    const { shown } = learn(cards);
    expect(shown).toContain('sand');
    expect(shown).toContain('BBC');
    expect(shown).not.toContain('SAND');
  });

  it('spells a term as public cards do, however often drafts spell it differently', () => {
    const written = (isDraft: boolean) => {
      const draft = card('Tower', { description: 'SANDS. '.repeat(50), isDraft });
      return learn([card('Sand tower'), card('A tower of sand'), draft]).shown.filter((form) => /^sands?$/i.test(form));
    };
    expect(written(true)).toEqual(['sand']);
    // Control: if it were public, its spelling would be used.
    expect(written(false)).toEqual(['SANDS']);
  });

  it('includes the terms of each card, most characteristic first', () => {
    const { knowledge, shown } = learn(all);
    const reader = new CardReader(knowledge);
    const [first] = all as [CardWords];
    const features = reader.featuresOf(first);
    const own = features.terms;
    const naming = reader.namingTermsOf(reader.rowOf(features, null), features).map(termNumber);
    expect(naming.length).toBeGreaterThan(3);
    expect(shown[naming[0] as number]).toMatch(/battery|sand/i);
    for (const term of naming) expect([...own.keys()]).toContain(knowledge.vocabulary.terms[term]?.term);
  });

  it('reduces the weight of terms of one site there, unless most cards are from it', () => {
    const cards = (host: (at: number) => string) =>
      Array.from({ length: 20 }, (_, at) =>
        card(`Subject${at % 7}`, {
          description: at < 5 ? `A gadgetwatch of ${'x'.repeat(at + 3)}` : '',
          host: host(at),
        }),
      );
    expect(learn(cards((at) => (at < 5 ? 'gadgets.example' : 'other.example'))).knowledge.hostTerms).toEqual({
      'gadgets.example': ['gadgetwatch'],
    });
    expect(learn(cards(() => 'gadgets.example')).knowledge.hostTerms).toEqual({});
  });
});
