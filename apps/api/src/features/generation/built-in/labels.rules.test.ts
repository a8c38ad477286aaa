import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceCard } from '#test/support/source-cards.ts';
import { distinctivePhrases, phraseCounts } from './distinctive-phrases.rules.ts';
import { isSubject, shortened, topicLabel } from './labels.rules.ts';
import { readCards } from './read-cards.rules.ts';

describe('a title as a label', () => {
  it('has no quotation marks around it and no punctuation at its end', () => {
    expect(shortened('“Night trains are back.”')).toBe('Night trains are back');
    expect(shortened('heat pumps?!')).toBe('Heat pumps');
  });

  it('ends with its first clause, or before a preposition', () => {
    expect(shortened('Hybrid work becomes new default, full remote reserved for technical roles')).toBe(
      'Hybrid work becomes new default',
    );
    expect(
      shortened('Neuralink plans high-volume brain-computer interface production with automated surgery in 2026'),
    ).toBe('Neuralink plans high-volume brain-computer interface production');
  });

  it('has lost the name of its source', () => {
    const titles = readCards([
      sourceCard(1, 'Night trains return - The Example Times', { subtitle: 'The Example Times, 2026-01-13' }),
      sourceCard(2, 'Heat pumps sell | Planet News'),
      sourceCard(3, 'Gardens grow | Planet News'),
    ]).map(({ title }) => title);
    expect(titles).toEqual(['Night trains return', 'Heat pumps sell', 'Gardens grow']);
  });

  it('is never longer than the limit of a label, and consists of words of the title', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 30 }), (words) => {
        const title = words.join(' ');
        const label = shortened(title);
        expect(label.length).toBeLessThanOrEqual(70);
        expect(title.replace(/\s+/g, ' ').toLowerCase()).toContain(label.toLowerCase());
      }),
    );
  });
});

describe('a label', () => {
  it('names something: it is not a single word, and begins with an -ing word only if that is known', () => {
    const housing = ['Housing costs', 'Housing pacts', 'Housing in towns', 'Defying the headwinds'];
    const counts = phraseCounts(readCards(housing.map((title, at) => sourceCard(at + 1, title))));
    const named = ['Housing pacts', 'Defying the headwinds', 'Japan', 'Night trains'];
    expect(named.filter((label) => isSubject(label, counts))).toEqual(['Housing pacts', 'Night trains']);
  });

  it('of a name is the whole name, and of a report its subject', () => {
    const titles = ['South Korea votes', 'South Korea trades', 'South Korea sings', 'Kelp', 'Owls', 'Trams'];
    const read = readCards(titles.map((title, at) => sourceCard(at + 1, title)));
    const cards = read.slice(0, 3);
    const label = (key: string, shown: string) =>
      topicLabel(
        { phrase: { key, shown, words: key.split(' ').length }, cards },
        distinctivePhrases(cards, phraseCounts(read), read.length),
      );
    expect(label('korea', 'Korea')).toBe('South Korea');
    expect(label('mental health trend', 'mental health trends')).toBe('Mental health');
  });
});
