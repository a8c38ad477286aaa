import { expect, it } from 'vitest';
import { limitsOf, propertiesOf, typeOf } from './schema.rules.ts';

it.each([
  ['string', { type: 'string' }],
  ['string (date-time)', { type: 'string', format: 'date-time' }],
  ['integer or null', { anyOf: [{ type: 'integer' }, { type: 'null' }] }],
  ['"now", "next" or "later"', { enum: ['now', 'next', 'later'] }],
  ['"cards"', { const: 'cards' }],
  ['array of strings', { type: 'array', items: { type: 'string' } }],
  ['array of "a" or "b"', { type: 'array', items: { enum: ['a', 'b'] } }],
  ['any', {}],
])('calls the type %s', (words, schema) => {
  expect(typeOf(schema)).toBe(words);
});

it.each([
  ['1–200 characters', { type: 'string', minLength: 1, maxLength: 200 }],
  ['at most 20 items', { type: 'array', maxItems: 20 }],
  ['at least 1', { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }],
  ['at most 64 characters, default "asc"', { type: 'string', maxLength: 64, default: 'asc' }],
  ['', { type: 'string' }],
])('describes the limits %s', (words, schema) => {
  expect(limitsOf(schema)).toBe(words);
});

it('shows the properties of objects, of objects in arrays, and of variants once', () => {
  const thing = { type: 'object', properties: { id: { type: 'string' }, name: { type: 'string' } }, required: ['id'] };
  const shown = [
    { name: 'id', schema: { type: 'string' }, required: true },
    { name: 'name', schema: { type: 'string' }, required: false },
  ];
  expect(propertiesOf(thing)).toEqual(shown);
  expect(propertiesOf({ type: 'array', items: thing })).toEqual(shown);
  expect(propertiesOf({ anyOf: [thing, { type: 'null' }] })).toEqual(shown);
  expect(propertiesOf({ anyOf: [thing, thing] })).toEqual(shown);
});
