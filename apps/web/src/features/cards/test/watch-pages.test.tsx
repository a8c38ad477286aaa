import { cardSorts, noFilters } from '@foreglow/contract';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CardListQuery } from '#features/cards/api/keys.ts';
import { cardPageQuery, cardPages } from '#features/cards/api/list-cards.ts';
import type { ListedCard } from '#features/cards/rules/listed-card.rules.ts';
import { pageSizeOf } from '#features/cards/rules/source.ts';
import { watchPages } from '#lib/long-list/watch-pages.ts';
import { server, standInForEachTest } from '#test/components/support/app.tsx';
import { failure } from '#test/components/support/stand-in.ts';

standInForEachTest();

const question: CardListQuery = {
  source: { kind: 'project', slug: 'p' },
  filters: noFilters,
  sort: cardSorts[0],
};
const size = pageSizeOf(question.source);

/** A list whose pages arrive when the test says so. Each card has the title of its page. */
function list() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const arrive = (page: number, title: string) => {
    const cards = Array.from({ length: size }, () => ({ title }) as ListedCard);
    client.setQueryData(cardPageQuery(question, page).queryKey, { cards, total: 3 * size, pageCount: 3 });
  };
  const pages = watchPages(client, cardPages(question));
  const updates: string[] = [];
  pages.loaded.subscribe(() => updates.push(pages.loaded.get().itemAt(size)?.title ?? 'none'));
  return { ...pages, updates, arrive };
}

test('cards are updated when a page arrives, but not when pages are watched that have not arrived', async () => {
  server.on('GET /v1/projects/{id}/cards', () => new Promise(() => undefined));
  const { loaded, watch, updates, arrive } = list();
  watch([1]);
  watch([1, 2]);
  watch([2]);
  expect(updates).toEqual([]);
  arrive(2, 'second');
  await expect.poll(() => updates).toEqual(['second']);
  watch([1]);
  expect(updates).toEqual(['second']);
  expect(loaded.get().itemAt(size)?.title).toBe('second');
  watch([]);
});

test('a page that arrived before it was watched is shown as soon as it is', () => {
  const { watch, updates, arrive } = list();
  arrive(1, 'first');
  watch([1]);
  updates.length = 0;
  arrive(2, 'second');
  expect(updates).toEqual([]);
  watch([1, 2]);
  expect(updates).toEqual(['second']);
  watch([]);
});

test('a page that cannot be loaded is reported only as long as it is watched', async () => {
  server.on('GET /v1/projects/{id}/cards', () => failure('internal'));
  const { loaded, watch, arrive } = list();
  arrive(1, 'first');
  watch([1, 2]);
  await expect.poll(() => loaded.get().failed).toBe(true);
  watch([1]);
  expect(loaded.get().failed).toBe(false);
  watch([]);
});
