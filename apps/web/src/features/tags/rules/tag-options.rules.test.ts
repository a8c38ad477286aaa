import { expect, test } from 'vitest';
import { tagOptions } from './tag-options.rules.ts';

const tags = ['Home economics', 'Energy', 'Economy', 'Econ'].map((name) => ({ name }));
const offered = (text: string, taken: string[] = []) => {
  const { found, fresh } = tagOptions(text, tags, taken);
  return [found.map(({ name }) => name), fresh];
};

test('the very name is first, then what begins with the text, then what contains it', () => {
  expect(offered('econ')).toEqual([['Econ', 'Economy', 'Home economics'], undefined]);
});

test('a text that is no tag can become one', () => {
  expect(offered(' econo ')).toEqual([['Economy', 'Home economics'], 'econo']);
  expect(offered('wind')).toEqual([[], 'wind']);
});

test('taken tags are not offered, neither as they are nor as new ones', () => {
  expect(offered('econ', ['econ'])).toEqual([['Economy', 'Home economics'], undefined]);
  expect(offered('wind', ['Wind'])).toEqual([[], undefined]);
});

test('without a text all others are offered in their order', () => {
  expect(offered('', ['Energy'])).toEqual([['Home economics', 'Economy', 'Econ'], undefined]);
});
