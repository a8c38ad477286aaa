import {
  type Endpoint,
  type ErrorCode,
  errorCatalogue,
  errorDocument,
  jsonApiType,
  requirementsOf,
  tableTypes,
} from '@foreglow/contract';
import { z } from 'zod';
import { exampleOf, type JsonSchema } from './examples.rules.ts';
import { isDocument } from './is-document.ts';

/** A file of cards, for the calls that read such a file. */
const csvExample = 'title,tags\nA bakery heats the flats above it,Economic\n';

export interface OpenApiInfo {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Record<string, Content> };
  readonly responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

interface Content {
  readonly schema: object;
  readonly example?: unknown;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: object;
  /** Set for parameters that a call requires. */
  readonly example?: unknown;
}

export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: OpenApiInfo;
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: object;
}

/** Endpoints by their names, in groups by the names of those. */
export type EndpointGroups = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The OpenAPI 3.1 description of the endpoints. Pure: the same contract gives the same document. */
export function openApiDocument(groups: EndpointGroups, info: OpenApiInfo): OpenApiDocument {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [group, endpoints] of Object.entries(groups)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { path, method } = endpoint;
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name, endpoint, group) };
    }
  }
  return {
    openapi: '3.1.0',
    info,
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Errors: schemaOf(errorDocument, 'output'), ...namedSchemas(groups) },
    },
  };
}

function operation(name: string, endpoint: Endpoint, group: string): Operation {
  return {
    operationId: name,
    summary: endpoint.summary,
    description: accessSentence(endpoint),
    tags: [group],
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

/** A requirement in words: `workspace.update or project.update`, preceded by `either` in a list. */
function permissionsOf(actions: readonly string[], inList: boolean): string {
  const named = actions.filter((action) => action !== 'signed-in');
  return `${inList && named.length > 1 ? 'either ' : ''}${joined(named, 'or')}`;
}

/** A list of words: `a, b and c`. */
function joined(words: readonly string[], last: 'and' | 'or'): string {
  const [end = '', ...rest] = [...words].reverse();
  return rest.length === 0 ? end : `${rest.reverse().join(', ')} ${last} ${end}`;
}

function parameters(schema: z.ZodObject | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => {
    const required = place === 'path' || !z.safeParse(field as z.ZodType, undefined).success;
    const described = schemaOf(field as z.ZodType, 'input');
    return { name, in: place, required, schema: described, ...(required && { example: exampleOf(described, name) }) };
  });
}

function requestBody(endpoint: Endpoint): Operation['requestBody'] {
  if (endpoint.bodyKind === 'table') {
    const [csv, workbook] = tableTypes;
    const content = {
      [csv]: { schema: { type: 'string' }, example: csvExample },
      [workbook]: { schema: { type: 'string', format: 'binary' }, example: '(the bytes of the file)' },
    };
    return { required: true, content };
  }
  if (!endpoint.body) return undefined;
  const schema = schemaOf(endpoint.body, 'input');
  const content: Content = { schema, example: exampleOf(schema) };
  return {
    required: !endpoint.body.safeParse(undefined).success,
    content: { [jsonApiType]: content, 'application/json': content },
  };
}

function successes(endpoint: Endpoint): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(endpoint.responses).map(([status, schema]) => [
      status,
      schema
        ? {
            description: 'Done.',
            content: Object.fromEntries(
              contentTypes(endpoint, Number(status)).map((type) => [
                type,
                schema instanceof z.ZodFile ? fileOf(schema, type) : successOf(schema),
              ]),
            ),
          }
        : { description: 'Done; the answer has no body.' },
    ]),
  );
}

function contentTypes(endpoint: Endpoint, status: number): readonly string[] {
  if (isDocument(endpoint, status)) return [jsonApiType];
  return endpoint.responses[status] instanceof z.ZodFile ? (endpoint.fileTypes ?? []) : ['application/json'];
}

function successOf(schema: z.ZodType): Content {
  const described = schemaOf(schema, 'output');
  return { schema: described, example: exampleOf(described) };
}

/** The content of a file. JSON is described by what it contains, since readers of the document parse it. */
const fileOf = (schema: z.ZodType, type: string): Content => ({
  schema: type.startsWith('application/json') ? { type: 'object' } : schemaOf(schema, 'output'),
});

/** Failures of the endpoint itself and failures of every call, by status. */
function failures(endpoint: Endpoint): Operation['responses'] {
  const common: ErrorCode[] = ['invalid_parameter', 'not_acceptable', 'unavailable'];
  if (endpoint.method !== 'GET') common.push('storage_full');
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

/** The schemas of answers that have a name, because they contain themselves. */
const namedSchemas = (groups: EndpointGroups): Record<string, JsonSchema> =>
  Object.assign(
    {},
    ...Object.values(groups)
      .flatMap((endpoints) => Object.values(endpoints))
      .flatMap(({ responses }) => Object.values(responses))
      .map((schema) => schema && jsonSchemaOf(schema, 'output').$defs),
  );

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = jsonSchemaOf(schema, io);
  return rest as JsonSchema;
}

/** The JSON Schema of a schema. Named schemas become references to the components of the document. */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): z.core.JSONSchema.BaseSchema {
  const override = io === 'input' ? stateLimits : undefined;
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any', ...(override && { override }) }));
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as z.core.JSONSchema.BaseSchema;
}

interface Described {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: z.core.JSONSchema.BaseSchema;
}

/** What is stated of a value before it is read, though it is checked afterwards. */
const stated = ['minLength', 'maxLength', 'minimum', 'maximum'] as const;

/**
 * States defaults, and limits that are checked after a value was read, such as the length of a trimmed text. The library
 * leaves out both where reading changes the value.
 */
function stateLimits({ zodSchema, jsonSchema }: Described): void {
  const { def } = zodSchema._zod;
  if (def.type === 'default' && /^(string|number|boolean)$/.test(typeof def.defaultValue)) {
    jsonSchema.default = def.defaultValue as string | number | boolean;
  }
  if (def.type !== 'pipe') return;
  const { anyOf, ...given } = z.toJSONSchema(def.out, { io: 'input', unrepresentable: 'any' });
  const out = anyOf?.find(({ type }) => type !== 'null') ?? given;
  if (out.type === 'integer' && jsonSchema.type === 'string') {
    jsonSchema.type = 'integer';
    delete jsonSchema.pattern;
  }
  if (out.type !== jsonSchema.type) return;
  for (const limit of stated) jsonSchema[limit] ??= out[limit];
}
