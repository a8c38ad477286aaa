import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsIn } from './partial-json.rules.ts';

/** All values of a key in a complete document. */
function valuesOf(given: unknown, key: string): string[] {
  if (Array.isArray(given)) return given.flatMap((item) => valuesOf(item, key));
  if (typeof given !== 'object' || given === null) return [];
  return Object.entries(given).flatMap(([name, value]): string[] => {
    if (name !== key) return valuesOf(value, key);
    if (typeof value === 'string') return [value];
    return Array.isArray(value)
      ? value.flatMap((item): string[] => (typeof item === 'string' ? [item] : valuesOf(item, key)))
      : valuesOf(value, key);
  });
}

const names = fc.constantFrom('text', 'title', 'cards', 'a"b\\');
const { document } = fc.letrec((tie) => ({
  document: fc.dictionary(names, tie('value')),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('document'),
  ),
}));

describe('the texts in a beginning of JSON', () => {
  it('are all of them once it is complete, even with other text around it', async () => {
    await fc.assert(
      fc.asyncProperty(document, fc.constantFrom(0, 2), async (given, space) => {
        const wanted = valuesOf(given, 'text').filter((text) => text !== '');
        const json = JSON.stringify(given, null, space);
        expect(await textsIn(json, 'text')).toEqual(wanted);
        expect(await textsIn(`<think>{"text":"no"}</think>Here it is:\n${json}\nDone.`, 'text')).toEqual(wanted);
      }),
    );
  });

  it('only ever grow', async () => {
    await fc.assert(
      fc.asyncProperty(document, fc.nat(), fc.nat(), async (given, one, other) => {
        const json = JSON.stringify(given);
        const [shorter = 0, longer = 0] = [one % (json.length + 1), other % (json.length + 1)].sort((a, b) => a - b);
        const before = (await textsIn(json.slice(0, shorter), 'text')).join('');
        expect((await textsIn(json.slice(0, longer), 'text')).join('').startsWith(before)).toBe(true);
      }),
    );
  });

  it('end before an escape or a character that has only partly arrived', async () => {
    const json = '{"text":"a\\n\\u00e4\\ud83d\\ude00"}';
    const seen = await Promise.all(Array.from(json, (_, length) => textsIn(json.slice(0, length), 'text')));
    expect([...new Set(seen.map((texts) => texts.join('')))]).toEqual(['', 'a', 'a\n', 'a\nä', 'a\nä😀']);
  });

  it('are none for input that is not JSON, at any length', async () => {
    for (const text of ['', 'text', '"text": "a"', '<think>{"text":"a"}', '}{', '[]', '{"text":']) {
      expect(await textsIn(text, 'text')).toEqual([]);
    }
    await fc.assert(fc.asyncProperty(fc.string(), async (text) => Array.isArray(await textsIn(text, 'text'))));
    expect((await textsIn(`{"text":"${'\\\\'.repeat(50_000)}`, 'text'))[0]).toHaveLength(50_000);
    for (const nested of ['[', '{"a":']) {
      expect(await textsIn(`{"text":"a","b":${nested.repeat(190_000 / nested.length)}`, 'text')).toEqual(['a']);
    }
  });
});
