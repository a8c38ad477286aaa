import { z } from 'zod';
import { attachmentAttributes, attachmentGiven } from '../attachments/entity.ts';
import { cardTag, tagsGiven } from '../cards/entity.ts';
import { clearable, creationKey, line, moment, optionalLine, optionalText } from '../fields.ts';
import { drafter, drafterGiven } from '../generation/drafter.ts';
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
import type { OwnFields, OwnNames, OwnValues } from './own-fields.ts';

/** Impact or certainty, from 1 (low) to 5 (high). */
export const step = z
  .int('Give a whole number from 1 to 5.')
  .min(1, 'The smallest value is 1.')
  .max(5, 'The largest is 5.');

type OwnSchema<F extends OwnFields, N extends keyof F> = z.ZodType<OwnValues<F>[N], OwnValues<F>[N]>;
/** Answers may leave out what drafted a conclusion. */
type ReadShape<F extends OwnFields> = {
  [N in keyof F]: N extends OwnNames<F, 'drafter'> ? z.ZodOptional<OwnSchema<F, N>> : OwnSchema<F, N>;
};
type NewShape<F extends OwnFields> = { [N in keyof F]: z.ZodOptional<OwnSchema<F, N>> };
/** What drafted a conclusion stays as it is. */
type ChangeShape<F extends OwnFields> = Omit<NewShape<F>, OwnNames<F, 'drafter'>>;

const mapped = <T, Shape>(entries: readonly (readonly [string, T])[]): Shape => Object.fromEntries(entries) as Shape;

function readSchema(field: OwnFields[string]): z.ZodType {
  if (field.holds === 'choice') return z.enum(field.of).nullable();
  if (field.holds === 'step') return step.nullable();
  return field.holds === 'drafter' ? drafter.nullable().optional() : z.string().nullable();
}

function givenSchema(field: OwnFields[string]): z.ZodType {
  if (field.holds === 'line') return optionalLine(field.maxLength);
  if (field.holds === 'markdown') return optionalText;
  if (field.holds === 'drafter') return drafterGiven;
  return field.holds === 'step' ? step.nullable() : z.enum(field.of, field.asks).nullable();
}

const readShape = <F extends OwnFields>(own: F) =>
  mapped<z.ZodType, ReadShape<F>>(Object.entries(own).map(([name, field]) => [name, readSchema(field)]));

const givenShape = <F extends OwnFields, Shape>(own: F, includes: (field: OwnFields[string]) => boolean) =>
  mapped<z.ZodType, Shape>(
    Object.entries(own).flatMap(([name, field]) =>
      includes(field) ? [[name, givenSchema(field).optional()] as const] : [],
    ),
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
    .object({ ...fields, ...givenShape<F, ChangeShape<F>>(own, ({ holds }) => holds !== 'drafter'), based_on: moment })
    .partial();
  return { attributes, resource, created, change };
}
