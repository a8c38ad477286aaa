import { describe, expect, it } from 'vitest';
import { furtherTypefaces, isRightToLeft } from './typefaces.rules.ts';

describe('the fonts of a text', () => {
  it.each([
    ['Plain words – “quoted”, 40 %', []],
    ['Ελληνικά и русский', []],
    ['الذكاء', ['Noto Naskh Arabic']],
    ['רובוטים', ['Noto Sans Hebrew']],
    ['भौतिक', ['Noto Sans Devanagari']],
    ['เมือง ქალაქი', ['Noto Sans Georgian', 'Noto Sans Thai']],
    ['人工智能', ['Noto Sans SC']],
    ['人型ロボット', ['Noto Sans JP']],
    ['휴머노이드', ['Noto Sans KR']],
    ['Robots 🤖 and ❤️', ['Noto Emoji']],
  ])('of %s are those of its scripts', (text, families) => {
    expect(furtherTypefaces(text).map(({ family }) => family)).toEqual(families);
  });

  it.each([
    ['רובוטים in 2026', true],
    ['2026: الذكاء', true],
    ['AI الذكاء', false],
    ['2026', false],
  ])('%s runs from right to left: %s', (text, expected) => expect(isRightToLeft(text)).toBe(expected));
});
