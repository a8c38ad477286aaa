import type { Drafter } from '../generation/drafter.ts';

interface Described {
  /** The width of its column in exported tables, in characters. */
  readonly width: number;
}

/** `searched`: whether search looks at it. */
type TextField = Described & { readonly searched: boolean } & (
    | { readonly holds: 'line'; readonly maxLength: number }
    | { readonly holds: 'markdown' }
  );

/** One value of a set, null until somebody has judged it. `asks` says what can be given. */
type ChoiceField = Described & {
  readonly holds: 'choice';
  readonly of: readonly [string, ...string[]];
  readonly asks: string;
};

/** A step from 1 (low) to 5 (high), null until somebody has judged it. */
type StepField = Described & { readonly holds: 'step' };

/** What drafted the conclusion. It is neither changed later nor edited or exported. */
interface DrafterField {
  readonly holds: 'drafter';
}

type OwnField = TextField | ChoiceField | StepField | DrafterField;

/**
 * The fields that only one kind of conclusion has, in their order. Each is stored in a column of its name. Schemas,
 * columns, search, exported tables, answers and the values of the editor are derived from this table, on both sides.
 */
export type OwnFields = Readonly<Record<string, OwnField>>;

/** The value of a field as it is stored: null where there is none. */
type OwnValue<F extends OwnField> = F extends TextField
  ? string | null
  : F extends { readonly of: readonly (infer Value)[] }
    ? Value | null
    : F extends StepField
      ? number | null
      : Drafter | null;

/** The own fields as they are stored. */
export type OwnValues<F extends OwnFields> = { readonly [N in keyof F]: OwnValue<F[N]> };

/** The names of the fields that hold something. */
export type OwnNames<F extends OwnFields, Holds extends OwnField['holds']> = {
  [N in keyof F]: F[N]['holds'] extends Holds ? N : never;
}[keyof F] &
  string;

/** The names of the fields that hold something, in the order of the table. */
export const ownNames = <F extends OwnFields, Holds extends OwnField['holds']>(
  fields: F,
  ...held: readonly Holds[]
): OwnNames<F, Holds>[] =>
  Object.entries(fields).flatMap(([name, { holds }]) =>
    (held as readonly string[]).includes(holds) ? [name as OwnNames<F, Holds>] : [],
  );
