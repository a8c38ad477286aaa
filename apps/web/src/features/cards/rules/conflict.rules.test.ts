import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, decided } from '#lib/drafts/conflict.rules.ts';
import { type CardValues, cardFields, noValues } from './card-values.rules.ts';

const base: CardValues = { ...noValues, title: 'T', description: 'D', tags: ['a', 'b'] };

test('a field that only one of them changed gets that change', () => {
  const mine = { ...base, subtitle: 'mine' };
  const theirs = { ...base, title: 'theirs' };
  const { both, theirs: changed, merged } = compare(cardFields, base, mine, theirs);
  expect(both).toEqual([]);
  expect(changed).toEqual(['title']);
  expect(merged).toEqual({ ...base, title: 'theirs', subtitle: 'mine' });
});

test('tags are combined: removals and additions of both are applied', () => {
  const { merged } = compare(cardFields, base, { ...base, tags: ['a', 'b', 'm'] }, { ...base, tags: ['b', 't'] });
  expect(merged.tags).toEqual(['b', 't', 'm']);
});

test('items of a list are matched by their slug, and combined in the order of both lists', () => {
  const thing = (slug: string, title = slug) => ({ slug, title });
  const fields = { names: ['list'], texts: [], lists: ['list'] } as const;
  const from = { list: [thing('a'), thing('b')] };
  const renamed = { list: [thing('a', 'other'), thing('b')] };
  expect(compare(fields, from, from, renamed).theirs).toEqual([]);
  const mine = { list: [thing('b'), thing('a')] };
  expect(compare(fields, from, mine, from).merged).toEqual(mine);
  const { merged } = compare(
    fields,
    from,
    { list: [thing('a'), thing('m')] },
    { list: [thing('t'), thing('a'), thing('b')] },
  );
  expect(merged.list.map(({ slug }) => slug)).toEqual(['t', 'a', 'm']);
});

test('if both changed a field to different values, the user is asked', () => {
  const mine = { ...base, title: 'mine', description: 'my text' };
  const theirs = { ...base, title: 'theirs', description: 'their text' };
  const comparison = compare(cardFields, base, mine, theirs);
  expect(comparison.both).toEqual(['title', 'description']);
  expect(decided(comparison, mine, theirs, { title: 'theirs', description: 'both' })).toEqual({
    ...base,
    title: 'theirs',
    description: 'their text\n\nmy text',
  });
  expect(decided(comparison, mine, theirs, {})).toMatchObject({ title: 'mine', description: 'my text' });
});

test('typed text is lost only if the user decides so', () => {
  const text = fc.constantFrom('', 'x', 'y');
  const values = fc
    .record({ title: text, subtitle: text, description: text, relevance: text, source_url: text })
    .map((some): CardValues => ({ ...noValues, ...some }));
  fc.assert(
    fc.property(values, values, values, (from, mine, theirs) => {
      const comparison = compare(cardFields, from, mine, theirs);
      const result = decided(comparison, mine, theirs, {});
      for (const name of ['title', 'subtitle', 'description', 'relevance', 'source_url'] as const) {
        if (mine[name] !== from[name]) expect(result[name]).toBe(mine[name]);
        else expect(result[name]).toBe(theirs[name]);
      }
    }),
  );
});
