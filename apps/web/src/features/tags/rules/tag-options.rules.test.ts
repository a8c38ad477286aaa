import { expect, test } from 'vitest';
import { tagOptions } from './tag-options.rules.ts';

const tags = ['Home economics', 'Energy', 'Economy', 'Econ'].map((name) => ({ name }));
const offered = (text: string, taken: string[] = []) => {
  const { found, fresh } = tagOptions(text, tags, taken);
  return [found.map(({ name }) => name), fresh];
};

test('an exact match comes first, then names that begin with the text, then names that contain it', () => {
  expect(offered('econ')).toEqual([['Econ', 'Economy', 'Home economics'], undefined]);
});

test('a text that is not a tag yet can become one', () => {
  expect(offered(' econo ')).toEqual([['Economy', 'Home economics'], 'econo']);
  expect(offered('wind')).toEqual([[], 'wind']);
});

test('tags already added are offered neither as existing nor as new ones', () => {
  expect(offered('econ', ['econ'])).toEqual([['Economy', 'Home economics'], undefined]);
  expect(offered('wind', ['Wind'])).toEqual([[], undefined]);
});

test('without a text, all other tags are offered in their order', () => {
  expect(offered('', ['Energy'])).toEqual([['Home economics', 'Economy', 'Econ'], undefined]);
});
