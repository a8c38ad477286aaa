import type { Action, EvidenceAttribute, kinds, OwnFields, OwnValues, SupportedKind } from '@foreglow/contract';
import type { SqlPart } from '#platform/db/database.ts';
import type { Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';

/** One kind of conclusion: what insights and trends do not have in common. */
export interface ConclusionType<
  K extends SupportedKind = SupportedKind,
  F extends OwnFields = OwnFields,
  Sort extends string = string,
> {
  /** Also the name of its table, aliased `o` in queries. */
  readonly kind: K;
  readonly fields: F;
  /** `order by` of every sort. Equal rows are sorted newest first. */
  readonly orders: Readonly<Record<Sort, SqlPart>>;
}

/** Declares a kind of conclusion. */
export const conclusionType = <K extends SupportedKind, F extends OwnFields, Sort extends string>(
  type: ConclusionType<K, F, Sort>,
): ConclusionType<K, F, Sort> => type;

export type Verb = 'view' | 'create' | 'update' | 'delete';
/** The action of a kind: `trend.update` for `update`. */
export type ActionOn<T extends ConclusionType, V extends Verb> = `${(typeof kinds)[T['kind']]['singular']}.${V}`;
export type SortOf<T extends ConclusionType> = keyof T['orders'] & string;

/** The stored values that all kinds have in common. */
export interface StoredConclusion {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly title: string;
  readonly description: string | null;
  readonly tagIds: readonly number[];
  readonly attachmentId: number | null;
  readonly creator: { readonly id: number; readonly slug: string; readonly name: string; readonly email: string };
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A conclusion as it is stored. */
export type Stored<T extends ConclusionType> = StoredConclusion & OwnValues<T['fields']>;

/** The values that are written together. Evidence is written separately (`EvidenceRepo`). */
export type Written<T extends ConclusionType> = Pick<
  StoredConclusion,
  'title' | 'description' | 'tagIds' | 'attachmentId'
> &
  OwnValues<T['fields']>;

/** The attributes of a call that creates or changes a conclusion. Absent ones are undefined. */
export type Given<T extends ConclusionType> = {
  readonly title?: string | undefined;
  readonly description?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
} & { readonly [A in EvidenceAttribute<T['kind']>]?: readonly string[] | undefined } & {
  readonly [N in keyof T['fields']]?: OwnValues<T['fields']>[N] | undefined;
};

/** A stored conclusion and its project, on which the actor may perform an action. */
export interface Found<T extends ConclusionType, A extends Action = Action> {
  readonly conclusion: Authorized<Stored<T>, A>;
  readonly project: Authorized<Project, A>;
}

/** The own values of a conclusion, each as `of` returns it. See `ownOf` for those of an object. */
export const ownValues = <T extends ConclusionType>(
  { fields }: T,
  of: (name: string) => unknown,
): OwnValues<T['fields']> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, of(name)])) as OwnValues<T['fields']>;

/** The own values among the values of an object. */
export const ownOf = <T extends ConclusionType>(type: T, values: object): OwnValues<T['fields']> =>
  ownValues(type, (name) => (values as Readonly<Record<string, unknown>>)[name]);
