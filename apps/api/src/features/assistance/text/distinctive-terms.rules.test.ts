import { describe, expect, it } from 'vitest';
import { centralFirst, distinctiveTerms, sharedWords, titleOf } from './distinctive-terms.rules.ts';

const card = (title: string, description: string | null = null) => ({
  title,
  subtitle: null,
  description,
  relevance: null,
});
const heat = [
  card('Sand stores heat', 'Heat from sand.'),
  card('Salt stores heat', 'Heat from salt.'),
  card('Bricks keep heat', 'Heat of the day.'),
];
const others = ['Octopus farm refused', 'Night trains return', 'Robots pick fruit', 'Quiet airports'].map((t) =>
  card(t),
);

describe('characteristic words of cards', () => {
  it('exclude words that other cards have too', () => {
    expect(sharedWords(heat, others)[0]?.toLowerCase()).toBe('heat');
    expect(sharedWords([card('')], others)).toEqual([]);
  });

  it('make a title', () => {
    expect(titleOf(['heat', 'sand'])).toBe('Heat, sand');
    expect(titleOf([])).toBeNull();
  });

  it('rank the cards by how many of them they share, and leave no card out', () => {
    const order = centralFirst([...others.slice(0, 1), ...heat]);
    expect(order).toHaveLength(4);
    expect(order.at(-1)).toBe(others[0]);
  });

  it('are those in the title of a card that few others have', () => {
    const { terms, shown } = distinctiveTerms([...heat, ...others]);
    expect(shown[terms[3]?.[0] ?? -1]).toMatch(/octopus/i);
    expect(distinctiveTerms([])).toEqual({ terms: [], shown: [] });
  });
});
