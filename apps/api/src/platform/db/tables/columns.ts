import type { ColumnType } from 'kysely';

export type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
export type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
export type MaybeId = ColumnType<number | null, number | null | undefined, number | null>;

/** The PostgreSQL type of every column of some tables; a `?` means that it may be null. */
export type Described<T> = { readonly [N in keyof T]: { readonly [C in keyof T[N]]: string } };
