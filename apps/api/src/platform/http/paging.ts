import type { PageMeta } from '@foreglow/contract';

/** A requested page of a list. Pages start at 1. */
export interface Paging {
  readonly number: number;
  readonly size: number;
}

export const pagingOf = (query: { 'page[number]': number; 'page[size]': number }): Paging => ({
  number: query['page[number]'],
  size: query['page[size]'],
});

export const offsetOf = (paging: Paging): number => (paging.number - 1) * paging.size;

export function pageMeta(paging: Paging, records: number, total: number): PageMeta {
  return {
    current_page: paging.number,
    page_record_count: records,
    total_page_count: Math.ceil(total / paging.size),
    total_record_count: total,
  };
}

/**
 * The links of a page: the address of the call with another page number. `parameters` are the original parameters of
 * the call, so that the links keep filters and order.
 */
export function pageLinks(path: string, parameters: object, paging: Paging, total: number) {
  const last = Math.max(1, Math.ceil(total / paging.size));
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  search.set('page[number]', '1');
  search.set('page[size]', String(paging.size));
  // Built once for all links. A value cannot contain this placeholder, since its special characters are encoded.
  const [before, after] = `${path}?${search}`.split('page%5Bnumber%5D=1');
  const at = (number: number): string => `${before}page%5Bnumber%5D=${number}${after}`;
  return {
    self: at(paging.number),
    first: at(1),
    prev: paging.number > 1 ? at(Math.min(paging.number - 1, last)) : null,
    next: paging.number < last ? at(paging.number + 1) : null,
    last: at(last),
  };
}
