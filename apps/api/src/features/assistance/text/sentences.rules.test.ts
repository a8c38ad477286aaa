import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.rules.ts';

describe('the sentences of a text', () => {
  it('are without marks, links and addresses', () => {
    const text =
      '# Heat\n\n- **Sand** stores heat. See [the *report*](https://example.org/a) or https://example.org/b now!\n1. `Salt` does too.';
    expect(sentencesOf(text)).toEqual(['Heat', 'Sand stores heat.', 'See the report or now!', 'Salt does too.']);
  });

  it('are found in other languages and scripts', () => {
    expect(sentencesOf('Sand speichert Wärme. Salz auch.')).toEqual(['Sand speichert Wärme.', 'Salz auch.']);
    expect(sentencesOf('砂は熱を蓄える。塩も同じだ。')).toEqual(['砂は熱を蓄える。', '塩も同じだ。']);
  });

  it('are read from any text in little time', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => Array.isArray(sentencesOf(text))));
    for (const text of ['['.repeat(20_000), '![a]('.repeat(5000), '*a '.repeat(9000), '\n#'.repeat(9000)]) {
      expect(Array.isArray(sentencesOf(text))).toBe(true);
    }
  });
});
