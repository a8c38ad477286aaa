import { expect, it } from 'vitest';
import { languageOf } from './language-of.rules.ts';

it.each([
  ['ko', '은마 재건축 아파트, 평당 1억 넘었다'],
  ['ja', 'データセンターの熱で泳ぐプール'],
  [undefined, 'A signal about 재건축 in the middle of an English title'],
  [undefined, '数据中心的余热'],
  [undefined, ''],
])('detects %s in %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});
