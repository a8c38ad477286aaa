import { type CardFilters, searchTerm } from '@foreglow/contract';
import type { Sought } from '../../../lib/text/index.ts';
import type { CardQuestion } from '../api/keys.ts';
import { type CardSearch, type CardView, viewFrom } from './card-search.rules.ts';
import type { CardSource } from './source.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** What an address asks for: the view of the list, and the question to the server in it. */
export function questionFrom(source: CardSource, search: CardSearch): { view: CardView; question: CardQuestion } {
  const view = viewFrom(search, timeZone);
  return { view, question: { source, filters: view.filters, sort: view.sort } };
}

/** What the filters search for; undefined where nothing is. */
export function soughtIn({ search, wholeWords }: CardFilters): Sought | undefined {
  const term = searchTerm(search);
  return term === '' ? undefined : { term, wholeWords };
}
