import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutEnding } from './korean.rules.ts';

const keyOf = (word: string) => withoutEnding(word).key;

describe('a Korean word', () => {
  it('is the same with any particle', () => {
    const forms = [
      '서울',
      '서울은',
      '서울이',
      '서울을',
      '서울의',
      '서울에',
      '서울에서',
      '서울에서는',
      '서울로',
      '서울과',
      '서울도',
    ];
    expect(new Set(forms.map(keyOf))).toEqual(new Set(['서울']));
    expect(['도시는', '도시가', '도시를', '도시와', '도시로'].map(keyOf)).toEqual([
      '도시',
      '도시',
      '도시',
      '도시',
      '도시',
    ]);
  });

  it('is the noun within a verb made from it', () => {
    expect(['증가했다', '증가하는', '증가한다'].map(keyOf)).toEqual(['증가', '증가', '증가']);
  });

  it('keeps an ending that does not fit the syllable before it, or would leave one syllable', () => {
    expect(['전문가', '결과', '국가', '도로', '회의'].map(keyOf)).toEqual(['전문가', '결과', '국가', '도로', '회의']);
  });

  it('is shown without what can only be a particle, and with what may be its end', () => {
    expect(['정책을', '정책에서', '정책은'].map((word) => withoutEnding(word).shown)).toEqual(['정책', '정책', '정책']);
    expect(['어린이', '자본주의', '국제유가'].map((word) => withoutEnding(word).shown)).toEqual([
      '어린이',
      '자본주의',
      '국제유가',
    ]);
    expect(withoutEnding('AI가')).toEqual({ key: 'AI', shown: 'AI' });
  });

  it('begins like the original, and other words are left as they are, whatever the word', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(syllable, fc.constantFrom('A', 'b', '1')), minLength: 1, maxLength: 8 }),
        (word) => {
          const { key, shown } = withoutEnding(word);
          expect(word.startsWith(key)).toBe(true);
          expect(word.startsWith(shown)).toBe(true);
          expect(shown.startsWith(key)).toBe(true);
          if (!/[가-힣]$/u.test(word)) expect({ key, shown }).toEqual({ key: word, shown: word });
        },
      ),
    );
  });
});
