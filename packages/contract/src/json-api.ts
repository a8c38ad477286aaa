import { z } from 'zod';
import { limits } from './limits.ts';

/** JSON:API 1.1 media type. */
export const jsonApiType = 'application/vnd.api+json';

const identifier = z.object({ type: z.string(), id: z.string() });
/** A relationship to one resource. */
export const toOne = z.object({ data: identifier, links: z.object({ related: z.string() }).optional() });
/** A relationship to one resource, or to none. */
export const toOneOrNone = z.object({
  data: identifier.nullable(),
  links: z.object({ related: z.string() }).optional(),
});
/** A relationship to several resources, all of them named. */
export const toMany = z.object({ data: z.array(identifier) });
/** A relationship to many resources, with only the address of their list. */
export const toList = z.object({ links: z.object({ related: z.string() }) });

const links = z.object({
  self: z.string().optional(),
  first: z.string().optional(),
  prev: z.string().nullable().optional(),
  next: z.string().nullable().optional(),
  last: z.string().optional(),
});

/** A related resource object in `included`: its type, id and its own attributes. */
const included = z.object({ type: z.string(), id: z.string(), attributes: z.record(z.string(), z.unknown()) });

/** Paging figures of a list (§3 of the specification). Pages count from 1. */
export const pageMeta = z.object({
  current_page: z.int(),
  page_record_count: z.int(),
  total_page_count: z.int(),
  total_record_count: z.int(),
});
export type PageMeta = z.infer<typeof pageMeta>;

/** A resource object without relationships: `{type, id, attributes, links?}`. */
export const resource = <T extends string, A extends z.ZodType>(type: T, attributes: A) =>
  z.object({ type: z.literal(type), id: z.string(), attributes, links: z.object({ self: z.string() }).optional() });

/** A resource object with relationships. */
export const relatedResource = <T extends string, A extends z.ZodType, R extends z.ZodRawShape>(
  type: T,
  attributes: A,
  relationships: R,
) => resource(type, attributes).extend({ relationships: z.object(relationships) });

/** A document with one resource. */
export const one = <R extends z.ZodType>(data: R) => z.object({ data, included: z.array(included).optional() });

/** A document with a page of resources, its figures and its links. */
export const page = <R extends z.ZodType>(data: R) =>
  z.object({ data: z.array(data), included: z.array(included).optional(), meta: pageMeta, links });

/** A document with all resources of a collection that is never paged. */
export const all = <R extends z.ZodType>(data: R) => z.object({ data: z.array(data) });

/** A document that contains only the number of changed things. */
export const countMeta = z.object({ meta: z.object({ count: z.int() }) });

/** The invitations that a change has ended: those to single people, and join links. */
const endedCounts = z.object({ ended_invitations: z.int(), ended_links: z.int() });
export type EndedCounts = z.infer<typeof endedCounts>;

/** A document that contains only the numbers of ended invitations. */
export const endedMeta = z.object({ meta: endedCounts });

/** A document with one resource whose change may have ended invitations. */
export const oneWithEnded = <R extends z.ZodType>(data: R) => one(data).extend({ meta: endedCounts });

/** The body of a create call: `{data: {type, attributes}}`. */
export const createBody = <T extends string, A extends z.ZodType>(type: T, attributes: A) =>
  z.object({ data: z.object({ type: z.literal(type), attributes }) });

/** The body of an update call: as create, optionally with the id of the resource. */
export const updateBody = <T extends string, A extends z.ZodType>(type: T, attributes: A) =>
  z.object({ data: z.object({ type: z.literal(type), id: z.string().optional(), attributes }) });

export const errorDocument = z.object({
  errors: z.array(
    z.object({
      status: z.string(),
      code: z.string(),
      title: z.string(),
      detail: z.string(),
      source: z.object({ pointer: z.string().optional(), parameter: z.string().optional() }).optional(),
      meta: z.object({ request_id: z.string() }),
    }),
  ),
});
export type ErrorDocument = z.infer<typeof errorDocument>;

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'Give a whole number.')
    .transform(Number)
    .pipe(z.int().min(1, 'The smallest value is 1.').max(max, `The largest value is ${max}.`));

/** `page[number]` and `page[size]` of a list. */
export const pageQuery = (defaultSize: number) => ({
  'page[number]': wholeNumber(1_000_000).optional().default(1),
  'page[size]': wholeNumber(limits.maxPageSize).optional().default(defaultSize),
});

/** `include=project,creator`: the names of relationships to send along. */
export const includeQuery = <N extends string>(names: readonly [N, ...N[]]) => ({
  include: z
    .string()
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.enum(names)))
    .optional(),
});

/**
 * `fields[cards]=title,tags`: the attributes that resources of a type are sent with. Without it, the usual attributes
 * are sent.
 */
export const fieldsQuery = <T extends string, N extends string>(type: T, names: readonly [N, ...N[]]) => {
  const given = z
    .string()
    .transform((value) => [...new Set(value.split(',').filter(Boolean))])
    .pipe(z.array(z.enum(names, { error: `The fields are ${names.join(', ')}.` })))
    .optional()
    .describe('Names of attributes, separated by commas. Relationships are then sent only for those of `include`.');
  return { [`fields[${type}]`]: given } as { readonly [K in `fields[${T}]`]: typeof given };
};
