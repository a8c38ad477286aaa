import { limits } from '@foreglow/contract';
import { expect, it } from 'vitest';
import { builtInTrend } from './trend.rules.ts';

it('implications by rules are short enough to be saved, whatever people wrote', () => {
  const relevance = [1, 2, 3, 4].map((number) => `Heat ${number} ${'and so on '.repeat(4000)}`);
  const cards = relevance.map((text) => ({ title: 'Heat', subtitle: null, description: null, relevance: text }));
  const { text } = builtInTrend({ title: 'Heat' }, cards);
  expect(text?.split('\n').map((line) => line.slice(0, 9))).toEqual([
    '- Heat 1 ',
    '- Heat 2 ',
    '- Heat 3 ',
    '- Heat 4 ',
  ]);
  expect(text?.length).toBeLessThanOrEqual(limits.textLength);
});
