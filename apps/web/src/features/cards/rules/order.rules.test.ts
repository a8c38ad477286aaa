import { cardSorts, noFilters } from '@foreglow/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardView } from './card-search.rules.ts';
import { inKeptOrder, keptAfter, orderOnArrival, readOrders } from './order.rules.ts';

const [usual] = cardSorts;
const view = (sort: CardView['sort'], search = ''): CardView => ({
  filters: { ...noFilters, search },
  sort,
  layout: 'grid',
});

test('one order is stored for searches, and another for the list without a search', () => {
  const first = keptAfter({}, view(usual), view('created_at'));
  const both = keptAfter(first, view('created_at', 'heat'), view('match', 'heat'));
  expect(both).toEqual({ usual: 'created_at', searching: 'match' });
  expect(inKeptOrder(both, view('created_at'), view('created_at', 'h')).sort).toBe('match');
  expect(inKeptOrder(both, view('match', 'h'), view('match', 'he')).sort).toBe('match');
  expect(inKeptOrder(both, view('match', 'h'), view('match')).sort).toBe('created_at');
  expect(orderOnArrival(both, false)).toBe('created_at');
  expect(orderOnArrival(both, true)).toBe('match');
});

test('without a choice, starting a search changes nothing and ending it restores the default order', () => {
  expect(inKeptOrder({}, view('-created_at'), view('-created_at', 'h')).sort).toBe('-created_at');
  expect(inKeptOrder({}, view('match', 'h'), view('match')).sort).toBe(usual);
  expect(orderOnArrival({}, true)).toBe(usual);
});

test('a chosen order is shown', () => {
  const sorts = fc.constantFrom(...cardSorts);
  const searches = fc.constantFrom('', 'heat');
  fc.assert(
    fc.property(sorts, sorts, searches, (before, after, search) => {
      const kept = keptAfter({}, view(before, search), view(after, search));
      expect(inKeptOrder(kept, view(before, search), view(after, search)).sort).toBe(after);
      if (before !== after) expect(orderOnArrival(kept, search !== '')).toBe(after);
    }),
  );
});

test('unreadable data counts as no choice', () => {
  expect(readOrders(null)).toEqual({});
  expect(readOrders('{"usual":"by colour","searching":"match"}')).toEqual({ searching: 'match' });
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readOrders(text)).toBeTypeOf('object');
    }),
  );
  expect(readOrders('null')).toEqual({});
});
