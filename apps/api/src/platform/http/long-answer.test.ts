import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, pieces } from './long-answer.ts';
import type { AnswerSchema } from './response-schema.ts';

const schema: AnswerSchema = { properties: { data: { properties: { rows: { items: {} }, note: {} } }, meta: {} } };
const rows = fc.integer({ min: 0, max: 900 }).map((count) => Array.from({ length: count }, (_, row) => ({ row })));
const body = fc.record({
  data: fc.record({ rows, note: fc.option(fc.string(), { nil: undefined }) }),
  meta: fc.option(fc.integer(), { nil: undefined }),
});

it('yields the same JSON in pieces, and a long list in several', () => {
  fc.assert(
    fc.property(body, (value) => {
      const given = [...pieces(value, schema, (part) => JSON.stringify(part))];
      expect(JSON.parse(given.join(''))).toEqual(JSON.parse(JSON.stringify(value)));
      expect(Math.max(...given.map((piece) => piece.split('"row"').length - 1))).toBeLessThanOrEqual(200);
      if (value.data.rows.length <= 200) expect(given).toHaveLength(1);
    }),
  );
});

describe('a list whose items hold lists', () => {
  const resource: AnswerSchema = { properties: { slug: {}, cards: { items: { properties: { slug: {} } } } } };
  const list: AnswerSchema = { properties: { data: { items: resource } } };
  const cards = (count: number) => Array.from({ length: count }, (_, card) => ({ card }));
  const counts = fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 48 });

  it('is written in pieces with few items each', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const value = { data: given.map((count, at) => ({ slug: `${at}`, cards: cards(count) })) };
        const written = [...pieces(value, list, (part) => JSON.stringify(part))];
        expect(JSON.parse(written.join(''))).toEqual(value);
        expect(Math.max(...written.map((piece) => piece.split('"card"').length - 1))).toBeLessThanOrEqual(200);
        expect(isLong(value)).toBe(given.length + given.reduce((sum, count) => sum + count, 0) > 200);
      }),
    );
  });
});

it('leaves out what the schema does not declare', () => {
  const value = { data: { rows: Array.from({ length: 300 }, () => 1), secret: 1 }, secret: 2 };
  expect([...pieces(value, schema, (part) => JSON.stringify(part))].join('')).not.toContain('secret');
});
