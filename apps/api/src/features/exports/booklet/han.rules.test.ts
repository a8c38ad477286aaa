import { describe, expect, it } from 'vitest';
import { hanLanguage, usualHanLanguage } from './han.rules.ts';

describe('the language of Han characters', () => {
  it('is determined by kana and hangul', () => {
    expect(hanLanguage('量子コンピュータ', 'zh')).toBe('ja');
    expect(hanLanguage('양자 計算', 'zh')).toBe('ko');
    expect(hanLanguage('quantum', 'ja')).toBeUndefined();
  });

  it('is the usual one of the project if that has all the characters, otherwise Chinese', () => {
    expect(hanLanguage('日本経済新聞', 'ja')).toBe('ja');
    expect(hanLanguage('量子计算机', 'ja')).toBe('zh');
    expect(hanLanguage('經濟', 'ko')).toBe('ko');
    expect(hanLanguage('经济', 'ko')).toBe('zh');
    expect(hanLanguage('日本経済新聞', 'zh')).toBe('zh');
  });

  it('is usually that of the titles of the project', () => {
    expect(usualHanLanguage(['量子コンピュータ', '日本経済', 'Heat'])).toBe('ja');
    expect(usualHanLanguage(['量子计算', '能源', '水', 'カナ'])).toBe('zh');
    expect(usualHanLanguage(['양자 컴퓨터', '에너지'])).toBe('ko');
    expect(usualHanLanguage(['Heat'])).toBe('zh');
  });
});
