import { z } from 'zod';
import { names, search } from '../cards/filter-query.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { createBody, includeQuery, one, page, pageQuery, updateBody } from '../json-api.ts';
import { type EvidenceKind, evidenceKinds, kinds, type SupportedKind } from '../kinds/kinds.ts';

/** One kind of conclusion: its schemas as made by `conclusion`, and how its list is filtered and sorted. */
interface Described<K, Resource, Created, Change, Filters, Sorts> {
  readonly kind: K;
  readonly resource: Resource;
  readonly created: Created;
  readonly change: Change;
  /** The `filter[…]` parameters that only its list has. */
  readonly filters: Filters;
  /** The first is the usual order. */
  readonly sorts: Sorts;
  readonly pageSize: number;
}

type Included<K extends SupportedKind> = 'project' | 'creator' | 'tags' | 'attachment' | EvidenceKind<K>;

/** `{id}` is the project, `{conclusionId}` the insight or trend. */
export const conclusionParams = idParams.extend({ conclusionId: idParams.shape.id });

/** The calls that every kind of conclusion has. */
export function conclusionCalls<
  K extends SupportedKind,
  Resource extends z.ZodType,
  Created extends z.ZodType,
  Change extends z.ZodType,
  Filters extends z.ZodRawShape,
  const Sorts extends readonly [string, ...string[]],
>({
  kind,
  resource,
  created,
  change,
  filters,
  sorts,
  pageSize,
}: Described<K, Resource, Created, Change, Filters, Sorts>) {
  const singular: (typeof kinds)[K]['singular'] = kinds[kind].singular;
  const path = `/v1/projects/{id}/${kind}` as const;
  const onePath = `${path}/{conclusionId}` as const;
  const include = includeQuery<Included<K>>(['project', 'creator', 'tags', 'attachment', ...evidenceKinds(kind)]);
  const a = singular === 'insight' ? `an ${singular}` : `a ${singular}`;
  const params = conclusionParams;
  return {
    create: endpoint({
      method: 'POST',
      path,
      summary: `Create ${a}`,
      access: [`${singular}.create`],
      params: idParams,
      body: createBody(kind, created),
      responses: { 201: one(resource) },
      errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict'],
    }),
    list: endpoint({
      method: 'GET',
      path,
      summary: `List the ${kind} of a project, filtered, searched, in order, a page at a time`,
      access: [`${singular}.view`],
      params: idParams,
      query: z.strictObject({
        'filter[tags]': names,
        ...filters,
        'filter[search]': search,
        sort: z.enum(sorts).optional().default(sorts[0]),
        ...pageQuery(pageSize),
        ...include,
      }),
      responses: { 200: page(resource) },
      errors: ['not_found'],
    }),
    read: endpoint({
      method: 'GET',
      path: onePath,
      summary: `Read ${a}`,
      access: [`${singular}.view`],
      params,
      query: z.strictObject(include),
      responses: { 200: one(resource) },
      errors: ['not_found'],
    }),
    update: endpoint({
      method: 'PATCH',
      path: onePath,
      summary: `Change ${a}; attributes that are absent stay as they are, null clears them`,
      access: [`${singular}.update`],
      params,
      body: updateBody(kind, change),
      responses: { 200: one(resource) },
      errors: ['not_found', 'invalid_attribute', 'wrong_type', 'conflict', 'edited_meanwhile'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: onePath,
      summary: `Move ${a} to the trash; what it supports keeps it as removed evidence`,
      access: [`${singular}.delete`],
      params,
      responses: { 204: null },
      errors: ['not_found'],
    }),
    restore: endpoint({
      method: 'POST',
      path: `${onePath}/restore` as const,
      summary: `Restore ${a} from the trash`,
      access: [`${singular}.delete`],
      params,
      responses: { 204: null },
      errors: ['not_found'],
    }),
  };
}
