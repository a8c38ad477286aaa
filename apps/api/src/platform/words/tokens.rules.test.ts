import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gramsOf, tokensOf } from './tokens.rules.ts';

const keysOf = (text: string) => tokensOf(text).map((token) => token?.key ?? null);
const wordsIn = (text: string) => keysOf(text).filter((key) => key !== null);

describe('the words of a text', () => {
  it.each([
    ['English', 'The batteries of many cities', ['battery', 'city']],
    ['German', 'Wärmepumpen für die Städte der Zukunft', ['wärmepumpen', 'städte', 'zukunft']],
    ['Korean, where two letters are a word', '서울의 열펌프 시장 성장', ['서울', '열펌프', '시장', '성장']],
    ['Japanese', '砂の電池が熱を蓄える', ['電池', '蓄える']],
    ['Thai', 'แบตเตอรี่ทราย', ['แบตเตอรี่', 'ทราย']],
    ['Arabic', 'بطاريات الرمل تخزن الحرارة', ['بطاريات', 'الرمل', 'تخزن', 'الحرارة']],
    ['full-width letters', 'Ｓｏｌａｒ', ['solar']],
    ['letters with their marks apart', 'cafe\u0301 cr\u00e8me', ['caf\u00e9', 'cr\u00e8me']],
  ])('are found in %s', (_, text, words) => expect(wordsIn(text)).toEqual(words));

  it('are none in emojis, numbers and marks', () => {
    expect(wordsIn('🌅🔥 👩‍🚀 🇩🇪 2026 3.5 % — …')).toEqual([]);
    expect(tokensOf('')).toEqual([]);
  });

  it('have the same key in the plural and in the possessive, and are shown in their original spelling', () => {
    expect(wordsIn("battery batteries glass glasses box boxes bus buses city's city’s")).toEqual(
      ['battery', 'glass', 'box', 'bus', 'city'].flatMap((key) => [key, key]),
    );
    expect(wordsIn('status analysis')).toEqual(['status', 'analysis']);
    expect(tokensOf('Batteries')).toEqual([{ key: 'battery', shown: 'Batteries' }]);
  });

  it('hold together at hyphens, apostrophes and ampersands', () => {
    expect(wordsIn("heat-pump R&D l'homme rock’n’roll")).toEqual(['heat-pump', 'r&d', "l'homme", "rock'n'roll"]);
  });

  it('include acronyms of two capital letters, even if other languages have them as stop words', () => {
    expect(wordsIn('AI in the EU, KI, UN, G7 and 5G')).toEqual(['ai', 'eu', 'ki', 'un', 'g7', '5g']);
    expect(wordsIn('mi ha dato un consiglio: ai eu ki')).toEqual(['dato', 'consiglio']);
  });

  it('exclude stop words, other words of two letters and anything too long to be a word', () => {
    expect(wordsIn(`and und これ the xy ${'a'.repeat(41)}`)).toEqual([]);
    expect(wordsIn('a'.repeat(40))).toHaveLength(1);
  });

  it('exclude words with lost letters, and addresses', () => {
    expect(wordsIn('W\ufffdrme caf\u0085e sand')).toEqual(['sand']);
    expect(
      wordsIn('sand https://example.org/heat?x=pump www.foo.example ada@example.org [tower](https://x.example/y)'),
    ).toEqual(['sand', 'tower']);
  });

  it('exclude text that was decoded wrongly, remains of HTML, names of sites and codes', () => {
    expect(wordsIn('ì‹œì�¥ì‹¤ ê²½í–¥ì‹ ë¬¸ sand')).toEqual(['sand']);
    expect(wordsIn('Trumpâ€™s tower and cafÃ© sand')).toEqual(['trump', 'tower', 'sand']);
    expect(wordsIn('<div class="teaser">sand&nbsp;tower</div>')).toEqual(['sand', 'tower']);
    expect(wordsIn('sand valleypost.com tower')).toEqual(['sand', 'tower']);
    expect(wordsIn('dGhpcyBpcyBhIHRlc3Q a1b2c3d4e5f6 Reprint-MH26001Compass sand')).toEqual(['sand']);
    // Control: names with capitals and digits, accents and ampersands are words.
    expect(wordsIn('DeepSeek CO2 COVID-19 café Ä&Ö')).toEqual(['deepseek', 'co2', 'covid-19', 'café', 'ä&ö']);
  });

  it('hold together with a capital letter that follows them', () => {
    expect(tokensOf('Gen Z travels')).toEqual([
      { key: 'gen-z', shown: 'Gen Z' },
      { key: 'travel', shown: 'travels' },
    ]);
    expect(wordsIn('Sand I saw')).toEqual(['sand', 'saw']);
  });

  it('exclude addresses of mail only where something stands before the @ and on both sides of a dot behind it', () => {
    expect(wordsIn('@ada.example sand@tower sand@.tower ada@example.')).toEqual([
      'ada',
      'example',
      'sand',
      'tower',
      'sand',
      'tower',
      'ada',
      'example',
    ]);
    expect(wordsIn('[write *us* ](mailto:ada@example.org)tower')).toEqual(['write', 'tower']);
    const piece = fc.constantFrom('@', '.', 'sand', '(', ')', 'ö', '-', '\u200d');
    const run = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(run, run, run, (before, between, behind) => {
        expect(wordsIn(`heat ${before}ada@sand${between}.org${behind} pump`)).toEqual(['heat', 'pump']);
      }),
    );
  });

  it.each([
    ['signs of mail addresses', '@'.repeat(8000)],
    ['beginnings of mail addresses', 'a@'.repeat(4000)],
    ['letters that take up to 18 characters when composed', '\ufdfa'.repeat(8000)],
    ['beginnings of links', ']('.repeat(4000)],
    ['beginnings of web addresses in links', '](http://'.repeat(888)],
  ])('are found in little time in a run of %s', (_, text) => {
    expect(wordsIn(`${text.slice(0, 7995)} sand`).at(-1)).toBe('sand');
  });

  it('are not consecutive across a punctuation mark or a word that was left out', () => {
    expect(keysOf('sand tower')).toEqual(['sand', 'tower']);
    for (const between of [', ', '. ', ' the ', ' https://example.org ']) {
      expect(keysOf(`sand${between}tower`)).toEqual(['sand', null, 'tower']);
    }
  });

  it('are taken from the beginning of a long text, in little time', () => {
    const words = wordsIn(`tower ${'sand '.repeat(100_000)}`);
    expect(words.length).toBeLessThan(2000);
    expect(words[0]).toBe('tower');
  });

  it('are composed, in lower case and found again by their keys, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const token of tokensOf(text)) {
          if (!token) continue;
          expect(token.key).toBe(token.key.normalize('NFKC').toLowerCase());
          expect(token.key).toMatch(/\p{L}/u);
          expect(token.shown.length).toBeLessThanOrEqual(40);
        }
        expect(tokensOf(text)).toEqual(tokensOf(text.normalize('NFD')));
      }),
    );
  });
});

describe('the parts of a word', () => {
  it('are four letters with its beginning marked, two without spaces or in Korean, none of a short word', () => {
    expect(gramsOf('solar')).toEqual(['^sol', 'sola', 'olar']);
    expect(gramsOf('heat')).toEqual([]);
    expect(gramsOf('電池')).toEqual(['電池']);
    expect(gramsOf('서울의')).toEqual(['서울', '울의']);
  });

  it('are shared by the forms of a word', () => {
    const shared = (a: string, b: string) => gramsOf(a).filter((gram) => gramsOf(b).includes(gram)).length;
    expect(shared('wärmepumpe', 'wärmepumpen')).toBe(gramsOf('wärmepumpe').length);
    expect(shared('서울의', '서울에서')).toBe(1);
    expect(shared('solar', 'battery')).toBe(0);
  });
});
