import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pieces } from './long-answer.ts';
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

it('leaves out what the schema does not declare', () => {
  const value = { data: { rows: Array.from({ length: 300 }, () => 1), secret: 1 }, secret: 2 };
  expect([...pieces(value, schema, (part) => JSON.stringify(part))].join('')).not.toContain('secret');
});
