import { cutTo, limits } from '@foreglow/contract';

/**
 * The text form of a value in an address. The default value is left out. Reading returns undefined for an invalid text,
 * which means the default.
 */
export interface AddressCodec<T, A extends string | number = string> {
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => A | undefined;
}

/** Any text, trimmed. */
export const text: AddressCodec<string> = {
  read: (given) => given.trim(),
  write: (value) => value.trim() || undefined,
};

/** A search term. A longer one than the API accepts is cut. */
export const term: AddressCodec<string> = {
  read: (given) => cutTo(given.trim(), limits.searchLength).trim(),
  write: text.write,
};

/** Names separated by commas, each once. */
export const names: AddressCodec<readonly string[]> = {
  read: (given) => [...new Set(split(given))],
  write: (value) => value.join(',') || undefined,
};

/** Some values from a fixed set, separated by commas, in the order of the set. */
export const someOf = <T extends string>(values: readonly T[]): AddressCodec<readonly T[]> => ({
  read: (given) => values.filter((value) => split(given).includes(value)),
  write: (value) => value.join(',') || undefined,
});

/** True, written as `word`; false is the default. */
export const flag = <W extends string>(word: W): AddressCodec<boolean, W> => ({
  read: (given) => given.trim() === word,
  write: (value) => (value ? word : undefined),
});

/** One of several words that represent values. The default is a value without a word. */
export const oneOf = <W extends string, T>(words: Readonly<Record<W, T>>): AddressCodec<T, W> => {
  const entries = Object.entries(words) as [W, T][];
  return {
    read: (given) => entries.find(([word]) => word === given.trim())?.[1],
    write: (value) => entries.find(([, one]) => one === value)?.[0],
  };
};

/** A calendar day `YYYY-MM-DD`. */
export const day: AddressCodec<string | undefined> = {
  read: (given) => (isDay(given.trim()) ? given.trim() : undefined),
  write: (value) => value || undefined,
};

/** A slug; empty by default. */
export const slug: AddressCodec<string> = {
  read: (given) => (/^[a-z0-9][a-z0-9-]*$/.test(given.trim()) ? given.trim() : undefined),
  write: (value) => value || undefined,
};

/** The highest page number; the API accepts no greater one. */
const maxPage = 100_000;

/** The page of a list; 1 by default. */
export const page: AddressCodec<number, number> = {
  read: (given) => {
    const value = Number(given.trim() || 1);
    return Number.isInteger(value) && value >= 1 && value <= maxPage ? value : undefined;
  },
  write: (value) => (value > 1 ? value : undefined),
};

const split = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

const isDay = (given: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(given) &&
  !Number.isNaN(Date.parse(given)) &&
  new Date(given).toISOString().startsWith(given);
