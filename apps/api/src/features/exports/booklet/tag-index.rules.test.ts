import { describe, expect, it } from 'vitest';
import { TagIndex } from './tag-index.rules.ts';

describe('the index of tags', () => {
  const tag = (name: string) => ({ name, color: 'blue' as const });
  const filled = () => {
    const index = new TagIndex();
    index.add({ slug: 'a', title: 'A', tags: [tag('Work'), tag('heat')] });
    index.add({ slug: 'b', title: 'B', tags: [] });
    index.add({ slug: 'c', title: 'C', tags: [tag('Heat')] });
    return index;
  };
  const shown = (index: TagIndex, rest?: string) =>
    index.tags('en', rest).map(({ name, cards }) => [name, cards.map(({ slug }) => slug).join('')]);

  it('has each tag once by name, and where wanted the cards without a tag at the end', () => {
    const tags = [
      ['heat', 'ac'],
      ['Work', 'a'],
    ];
    expect(shown(filled())).toEqual(tags);
    expect(shown(filled(), 'Without')).toEqual([...tags, ['Without', 'b']]);
  });

  it('is empty if no card has a tag', () => {
    const index = new TagIndex();
    index.add({ slug: 'b', title: 'B', tags: [] });
    expect(shown(index, 'Without')).toEqual([]);
  });
});
