import { ownTimeZone } from '#lib/format/own-time-zone.ts';
import type { CardQuestion } from '../api/keys.ts';
import { type CardSearch, type CardView, viewFrom } from './card-search.rules.ts';
import type { CardSource } from './source.ts';

const timeZone = ownTimeZone();

/** The contents of an address: the view of the list, and the resulting question to the server. */
export function questionFrom(source: CardSource, search: CardSearch): { view: CardView; question: CardQuestion } {
  const view = viewFrom(search, timeZone);
  return { view, question: { source, filters: view.filters, sort: view.sort } };
}
