import { expect, test } from 'vitest';
import { keepsPlace, type ScrolledRoute } from './scroll.rules.ts';

const page = (pathname: string): ScrolledRoute => ({ pathname, cardModal: false });
const card = (pathname: string): ScrolledRoute => ({ pathname, cardModal: true });

test.each<[string, ScrolledRoute | undefined, ScrolledRoute, boolean]>([
  ['from a list to a card', page('/projects/p/cards'), card('/projects/p/cards/c'), true],
  ['from card to card', card('/projects/p/cards/c'), card('/projects/p/cards/d'), true],
  ['from a card back to its list', card('/projects/p/cards/c'), page('/projects/p/cards'), true],
  ['from a card to another page', card('/projects/p/cards/c'), page('/w/w'), false],
  ['from a card to the list of another project', card('/projects/p/cards/c'), page('/projects/q/cards'), false],
  ['from page to page', page('/'), page('/w/w'), false],
  ['to the first page', undefined, page('/'), false],
])('%s', (_, from, to, keeps) => {
  expect(keepsPlace(from, to)).toBe(keeps);
});
