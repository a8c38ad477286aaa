import { api, type Endpoint } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exampleOf, type JsonSchema } from './examples.rules.ts';

/** Texts that are only compared with stored ones, hashed or dropped, so that any character is harmless. */
const neverStored = new Set([
  'login email',
  'password',
  'current_password',
  'token',
  'device_token',
  'id',
  'version',
  'except',
  'filename',
  'website',
  'filters projects',
]);

/** The places of all texts in a body, as the names of fields and the indexes of lists. */
function textsIn(value: unknown, place: readonly (string | number)[] = []): (string | number)[][] {
  if (typeof value === 'string') return [[...place]];
  if (Array.isArray(value)) return value.flatMap((item, at) => textsIn(item, [...place, at]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, [...place, name]));
}

/** A copy of a body with another text in one place. */
function withText(body: unknown, [first, ...rest]: readonly (string | number)[], text: string): unknown {
  if (first === undefined) return text;
  if (Array.isArray(body)) return body.map((item, at) => (at === first ? withText(item, rest, text) : item));
  const { [first]: inside, ...others } = body as Record<string | number, unknown>;
  return { ...others, [first]: withText(inside, rest, text) };
}

const bodies = Object.entries(api as Readonly<Record<string, Endpoint>>).flatMap(([name, { body, bodyKind }]) =>
  body && bodyKind !== 'table' ? [{ name, body }] : [],
);

const stored = bodies.flatMap(({ name, body }) => {
  const example = exampleOf(z.toJSONSchema(body, { io: 'input' }) as JsonSchema);
  return textsIn(example)
    .filter((place) => {
      const names = place.filter((part) => typeof part === 'string');
      return ![names.at(-1) ?? '', names.slice(-2).join(' '), `${name} ${names.join(' ')}`].some((one) =>
        neverStored.has(one),
      );
    })
    .map((place) => ({ name, place, body, example }));
});

describe('a text that is stored', () => {
  it('is in many bodies', () => {
    expect(stored.length).toBeGreaterThan(60);
  });

  it.each([
    ['a NUL character', 'a\u0000b'],
    ['half of a surrogate pair', 'a\ud800b'],
  ])('is refused with %s, which no database can store', (_what, text) => {
    const accepted = stored.filter(
      ({ body, example, place }) => body.safeParse(withText(example, place, text)).success,
    );
    expect(accepted.map(({ name, place }) => `${name} ${place.join('/')}`)).toEqual([]);
  });
});
