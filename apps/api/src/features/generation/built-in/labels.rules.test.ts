import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sourceCard } from '../../../../test/support/source-cards.ts';
import { shortened } from './labels.rules.ts';
import { readCards } from './read-cards.rules.ts';

describe('a title as a label', () => {
  it('is without quotation marks and marks at its end', () => {
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

  it('is never longer than a label may be, and made of the title', () => {
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
