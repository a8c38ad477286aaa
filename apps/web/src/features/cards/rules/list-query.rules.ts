import { ownTimeZone } from '#lib/format/own-time-zone.ts';
import type { CardListQuery } from '../api/keys.ts';
import { type CardSearch, type CardView, viewFrom } from './card-search.rules.ts';
import type { CardSource } from './source.ts';

const timeZone = ownTimeZone();

/** The contents of an address: the view of the list, and the resulting query to the server. */
export function listQueryFrom(source: CardSource, search: CardSearch): { view: CardView; query: CardListQuery } {
  const view = viewFrom(search, timeZone);
  return { view, query: { source, filters: view.filters, sort: view.sort } };
}
