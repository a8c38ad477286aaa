import {
  type Endpoint,
  type ErrorCode,
  errorCatalogue,
  errorDocument,
  jsonApiType,
  requirementsOf,
} from '@foreglow/contract';
import { z } from 'zod';

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, { schema: object }> };
  readonly responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: object;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: OpenApiInfo;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: object;
}

/** The OpenAPI 3.1 description of the endpoints. Pure: the same contract gives the same document. */
export function openApiDocument(api: Readonly<Record<string, Endpoint>>, info: OpenApiInfo): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries(api)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Errors: schemaOf(errorDocument, 'output') },
    },
  };
}

function operation(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: accessSentence(endpoint),
    tags: [tagOf(endpoint.path)],
    security: endpoint.access === 'anonymous' ? [] : [{ bearer: [] }],
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(requestBody(endpoint) && { requestBody: requestBody(endpoint) }),
    responses: { ...successes(endpoint), ...failures(endpoint) },
  };
}

function accessSentence(endpoint: Endpoint): string {
  const { access, unlimited } = endpoint;
  if (access === 'anonymous') return `Anybody may call this${unlimited ? ', as often as they like' : ''}.`;
  if (access === 'signed-in') return 'Anybody signed in may call this.';
  if (access === 'global-admin') return 'Only administrators of the installation may call this.';
  const needed = requirementsOf(endpoint);
  const permissions = joined(
    needed.map((actions) => permissionsOf(actions, needed.length > 1)),
    'and',
  );
  const sentence =
    needed.length === 1
      ? `Needs the permission ${permissions} on the object.`
      : `Needs the permissions ${permissions} on the objects it is about.`;
  return needed.flat().includes('signed-in')
    ? `${sentence} Anybody signed in may call it about what is their own.`
    : sentence;
}

/** A requirement in words: `workspace.update or project.update`, with `either` before it in a list. */
function permissionsOf(actions: readonly string[], inList: boolean): string {
  const named = actions.filter((action) => action !== 'signed-in');
  return `${inList && named.length > 1 ? 'either ' : ''}${joined(named, 'or')}`;
}

/** Words as a list: `a, b and c`. */
function joined(words: readonly string[], last: 'and' | 'or'): string {
  const [end = '', ...rest] = [...words].reverse();
  return rest.length === 0 ? end : `${rest.reverse().join(', ')} ${last} ${end}`;
}

/** The first word of a path that names something: /v1/projects/{id}/cards belongs to projects. */
const tagOf = (path: string): string => path.replace(/^\/v1/, '').split('/').filter(Boolean)[0] ?? 'site';

function parameters(schema: z.ZodObject | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field as z.ZodType, undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function requestBody(endpoint: Endpoint): Operation['requestBody'] {
  if (endpoint.bodyKind === 'csv') return { required: true, content: { 'text/csv': { schema: { type: 'string' } } } };
  if (!endpoint.body) return undefined;
  const schema = schemaOf(endpoint.body, 'input');
  return {
    required: !endpoint.body.safeParse(undefined).success,
    content: { [jsonApiType]: { schema }, 'application/json': { schema } },
  };
}

function successes(endpoint: Endpoint): Operation['responses'] {
  const type = endpoint.path.startsWith('/v1/') ? jsonApiType : 'application/json';
  return Object.fromEntries(
    Object.entries(endpoint.responses).map(([status, schema]) => [
      status,
      schema
        ? {
            description: 'Done.',
            content: Object.fromEntries(
              (endpoint.fileTypes ?? [type]).map((given) => [given, { schema: schemaOf(schema, 'output') }]),
            ),
          }
        : { description: 'Done; the answer has no body.' },
    ]),
  );
}

/** Failures of the endpoint itself and those every call can have, by status. */
function failures(endpoint: Endpoint): Operation['responses'] {
  const common: ErrorCode[] = ['invalid_parameter', 'not_acceptable', 'unavailable'];
  if (endpoint.access !== 'anonymous') common.push('login_required');
  if (endpoint.access !== 'anonymous' && endpoint.access !== 'signed-in') common.push('forbidden');
  if (endpoint.body || endpoint.bodyKind)
    common.push('malformed_json', 'unsupported_media_type', 'too_large', 'request_timeout');
  if (endpoint.body) common.push('invalid_attribute');
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...endpoint.errors, ...common])) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { [jsonApiType]: { schema: { $ref: '#/components/schemas/Errors' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `${code}: ${errorCatalogue[code].title}`).join(' ');
      return [String(status), { description, content }];
    }),
  );
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
