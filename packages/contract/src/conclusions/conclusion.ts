import { z } from 'zod';
import { attachmentAttributes, attachmentGiven } from '../attachments/entity.ts';
import { cardTag, tagsGiven } from '../cards/entity.ts';
import { clearable, creationKey, line, moment, optionalText } from '../fields.ts';
import { relatedResource, toMany, toOne, toOneOrNone } from '../json-api.ts';
import {
  type EvidenceAttribute,
  type EvidenceKind,
  evidenceAttribute,
  evidenceKinds,
  type KindSupportedBy,
  kindsSupportedBy,
  type SupportedKind,
} from '../kinds/kinds.ts';
import { limits } from '../limits.ts';
import { evidenceCard, evidenceItem, evidenceSlugs } from './evidence.ts';

/** A field that only one kind of conclusion has. It is stored in a column of its name. */
interface OwnField<Read extends z.ZodType = z.ZodType, Given extends z.ZodType = z.ZodType> {
  readonly read: Read;
  /** What is accepted. An absent value is allowed. */
  readonly given: Given;
  /** The value of a new conclusion, if none is given. */
  readonly initial: z.output<Read>;
  /** How search reads it; absent: it does not look at it. */
  readonly searched?: 'line' | 'markdown';
  /** Whether it stays as it was when the conclusion was created. */
  readonly constant?: boolean;
}
export type OwnFields = Readonly<Record<string, OwnField>>;

/** Declares a field of `OwnFields`. */
export const ownField = <Read extends z.ZodType, Given extends z.ZodType, const F extends OwnField<Read, Given>>(
  field: F & OwnField<Read, Given>,
): F => field;

/** The own fields as they are stored. */
export type OwnValues<F extends OwnFields> = { readonly [N in keyof F]: z.output<F[N]['read']> };

type ReadShape<F extends OwnFields> = { [N in keyof F]: F[N]['read'] };
type NewShape<F extends OwnFields> = { [N in keyof F]: z.ZodOptional<F[N]['given']> };
type ChangeShape<F extends OwnFields> = {
  [N in keyof F as F[N]['constant'] extends true ? never : N]: z.ZodOptional<F[N]['given']>;
};

const mapped = <T, Shape>(entries: readonly (readonly [string, T])[]): Shape => Object.fromEntries(entries) as Shape;

const readShape = <F extends OwnFields>(own: F) =>
  mapped<z.ZodType, ReadShape<F>>(Object.entries(own).map(([name, { read }]) => [name, read]));

const givenShape = <F extends OwnFields, Shape>(own: F, includes: (field: OwnField) => boolean) =>
  mapped<z.ZodType, Shape>(
    Object.entries(own).flatMap(([name, field]) => (includes(field) ? [[name, field.given.optional()] as const] : [])),
  );

type Items<E> = E extends 'cards' ? z.ZodArray<typeof evidenceCard> : z.ZodArray<typeof evidenceItem>;
type ItemsShape<K extends SupportedKind> = { [E in EvidenceKind<K>]: Items<E> } & {
  [U in KindSupportedBy<K>]: Items<U>;
};
type SlugsShape<K extends SupportedKind, S extends z.ZodType> = { [A in EvidenceAttribute<K>]: S };

const slugsGiven = clearable(evidenceSlugs).optional();

/** The attributes with the slugs of the evidence. */
const slugsShape = <K extends SupportedKind, S extends z.ZodType>(kind: K, schema: S) =>
  mapped<S, SlugsShape<K, S>>(evidenceKinds(kind).map((of) => [evidenceAttribute(kind, of), schema]));

/** Everything that supports it, and everything that it supports, with the data needed to name it. */
const itemsShape = <K extends SupportedKind>(kind: K) =>
  mapped<z.ZodType, ItemsShape<K>>(
    [...evidenceKinds(kind), ...kindsSupportedBy(kind)].map((of) => [
      of,
      z.array((of as string) === 'cards' ? evidenceCard : evidenceItem),
    ]),
  );

/**
 * The schemas of one kind of conclusion, with its own fields and, in `more`, attributes that cannot be written.
 * `attributes` and `resource` are what answers contain, `created` and `change` what is accepted.
 *
 * Evidence is listed in its order, including evidence in the trash, but drafts only for people who may see them. In a
 * change a value sets a field, `null` clears it, and an absent field stays unchanged; `based_on` as in `cardChange`.
 */
export function conclusion<K extends SupportedKind, F extends OwnFields, More extends z.ZodRawShape>(
  kind: K,
  own: F,
  more: More,
) {
  const attributes = z.object({
    slug: z.string(),
    title: z.string(),
    /** Markdown. */
    description: z.string().nullable(),
    ...readShape(own),
    /** Tags of its own taxonomy: sticky ones first, then by name. */
    tags: z.array(cardTag),
    ...slugsShape(kind, z.array(z.string())),
    ...itemsShape(kind),
    ...more,
    attachment: attachmentAttributes.nullable(),
    creator: z.object({ name: z.string(), email: z.string() }),
    project: z.object({ slug: z.string(), title: z.string() }),
    created_at: moment,
    updated_at: moment,
  });
  const resource = relatedResource(kind, attributes, {
    project: toOne,
    creator: toOne,
    tags: toMany,
    attachment: toOneOrNone,
    ...mapped<typeof toMany, { [E in EvidenceKind<K>]: typeof toMany }>(evidenceKinds(kind).map((of) => [of, toMany])),
  });
  const fields = {
    title: line(limits.titleLength),
    description: optionalText.optional(),
    tags: clearable(tagsGiven).optional(),
    ...slugsShape(kind, slugsGiven),
    attachment_id: attachmentGiven.optional(),
  };
  const created = z.object({
    ...fields,
    ...givenShape<F, NewShape<F>>(own, () => true),
    creation_key: creationKey.optional(),
  });
  const change = z
    .object({ ...fields, ...givenShape<F, ChangeShape<F>>(own, ({ constant }) => !constant), based_on: moment })
    .partial();
  return { attributes, resource, created, change };
}
