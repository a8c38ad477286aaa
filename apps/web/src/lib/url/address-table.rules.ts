import type { AddressCodec } from './address-codecs.rules.ts';

/** A part of a view that can be read and replaced. */
export interface Part<V, T> {
  readonly get: (view: V) => T;
  readonly set: (view: V, value: T) => V;
}

/** A parameter of an address with its part of the view. */
export interface AddressParameter<V, A extends string | number, Q> {
  /** The view with the value of the text; undefined if the text is invalid. */
  readonly read: (view: V, text: string) => V | undefined;
  /** Undefined if the view contains the default. */
  readonly write: (view: V) => A | undefined;
  /** Parameters with the same name here count as one filter; absent if it is not a filter, such as an order. */
  readonly filter?: string | undefined;
  /** The resulting query parameters in calls to the API. */
  readonly query?: ((view: V) => Partial<Q>) | undefined;
}

interface Meaning<V, Q> {
  readonly filter?: string;
  readonly query?: (view: V) => Partial<Q>;
}

/** Connects a part of a view with a codec. */
export const parameter = <V, T, A extends string | number, Q = unknown>(
  { get, set }: Part<V, T>,
  { read, write }: AddressCodec<T, A>,
  meaning: Meaning<V, Q> = {},
): AddressParameter<V, A, Q> => ({
  ...meaning,
  read: (view, text) => {
    const value = read(text);
    return value === undefined ? undefined : set(view, value);
  },
  write: (view) => write(get(view)),
});

/** One entry for each parameter of the address. */
export type AddressTable<V, Search, Q> = {
  readonly [Name in keyof Search]-?: AddressParameter<V, NonNullable<Search[Name]> & (string | number), Q>;
};

/**
 * Converts between a view and its address in both directions, based on one table. `defaults` is the view of an address
 * without parameters. Missing parameters are set to undefined explicitly, since the router merges a search into the
 * current one.
 */
export function addressOf<V, Search extends object, Q = unknown>(defaults: V, table: AddressTable<V, Search, Q>) {
  const entries = Object.entries(table) as [keyof Search & string, AddressParameter<V, string | number, Q>][];
  const from = (write: (entry: AddressParameter<V, string | number, Q>, name: string) => unknown): Search =>
    Object.fromEntries(entries.map(([name, entry]) => [name, write(entry, name)])) as Search;
  const textIn = (given: object, name: string): string => String((given as Record<string, unknown>)[name] ?? '');
  const searchFrom = (view: V): Search => from((entry) => entry.write(view));
  return {
    /** Reads the known parameters of an address, without invalid and default values. */
    parse: (given: object): Search =>
      from((entry, name) => {
        const view = entry.read(defaults, textIn(given, name));
        return view === undefined ? undefined : entry.write(view);
      }),
    /** The view of an address. */
    viewFrom: (search: Search): V =>
      entries.reduce((view, [name, entry]) => entry.read(view, textIn(search, name)) ?? view, defaults),
    /** The address of a view; the inverse of `viewFrom`. */
    searchFrom,
    /** The number of active filters. */
    filtersOn: (search: Search): number =>
      new Set(entries.filter(([name]) => textIn(search, name)).flatMap(([, { filter }]) => filter ?? [])).size,
    /** The address without any filter. */
    unfiltered: (search: Search): Search =>
      from(({ filter }, name) => (filter === undefined ? search[name as keyof Search] : undefined)),
    /** The parameters of a call that requests the view. */
    queryFrom: (view: V): Partial<Q> => Object.assign({}, ...entries.map(([, { query }]) => query?.(view))),
  };
}
