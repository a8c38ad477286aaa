/** The filters in the query of a list, without its order and page. */
export const onlyFilters = <Q extends object>(query: Q): Pick<Q, Extract<keyof Q, `filter[${string}`>> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => name.startsWith('filter['))) as Pick<
    Q,
    Extract<keyof Q, `filter[${string}`>
  >;
