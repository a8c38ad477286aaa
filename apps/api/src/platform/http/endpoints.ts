import { createHash } from 'node:crypto';
import { type Endpoint, jsonApiType, limits, type Method } from '@foreglow/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { BodyBudget } from './body-budget.ts';
import { EventStream } from './event-stream.ts';
import type { Call, Handlers, StatedFile } from './handlers.ts';
import { hasTag, KeptAnswers } from './kept-answers.ts';
import { type Feed, serveLive } from './live-stream.ts';
import { serialiseInTurns } from './long-answer.ts';
import { assertAcceptable, assertBodyType, assertNotCompressed, wantsEvents } from './negotiate.ts';
import { bodyProblem, type Problem, parameterProblem, problem, readWith } from './problem.ts';
import { answerSchemaOf } from './serialisers.ts';

/** A handler whose endpoint is known only when it is called. */
type AnyAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly feed?: Feed<unknown>;
  readonly state?: string;
  readonly file?: StatedFile['file'];
  readonly publicSeconds?: number;
};
type AnyHandler<C> =
  | ((call: Call<Endpoint, C>) => Promise<AnyAnswer>)
  | { readonly prepare: (call: Call<Endpoint, C>) => Promise<() => Promise<AnyAnswer>> };

/** The hooks of the application around every handler. */
export interface Surroundings<C> {
  /** Runs before the body is read. Identifies the caller; throws the 401 problem if the endpoint requires one. */
  before(endpoint: Endpoint, request: FastifyRequest): Promise<C>;
  /** A name for the caller, by which the memory for bodies is accounted. */
  nameOf(context: C): string;
  /**
   * Runs before the work of a guarded handler; throws when the handler has not authorised what the endpoint declares.
   */
  assertAuthorised(endpoint: Endpoint, context: C): void;
}

/** Registers every endpoint of the contract with its handler. */
export function registerEndpoints<A extends Readonly<Record<string, Endpoint>>, C>(
  app: FastifyInstance,
  api: A,
  handlers: Handlers<A, C>,
  surroundings: Surroundings<C>,
): void {
  // Each handler is typed for its own endpoint. Here they are all called in the same way, with the parsed call of their
  // endpoint.
  const shared = { budget: new BodyBudget(), kept: new KeptAnswers() };
  const alike = handlers as unknown as Readonly<Record<string, AnyHandler<C>>>;
  const registerIn = (part: FastifyInstance, isMeant: (endpoint: Endpoint) => boolean) => {
    for (const [name, endpoint] of Object.entries(api)) {
      if (!isMeant(endpoint)) continue;
      const handler = alike[name];
      if (!handler) throw new Error(`The endpoint ${name} has no handler.`);
      register(part, endpoint, handler, { ...surroundings, ...shared });
    }
  };
  registerIn(app, takesBody);
  app.register(async (part) => {
    ignoreBodies(part);
    registerIn(part, (endpoint) => !takesBody(endpoint));
  });
}

const takesBody = ({ body, bodyKind }: Endpoint): boolean => body !== undefined || bodyKind !== undefined;

/** Discards bodies, whatever they contain. Some clients send an empty form with every POST. */
function ignoreBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
}

/** The state shared by all endpoints. */
interface Shared {
  readonly budget: BodyBudget;
  readonly kept: KeptAnswers;
}

function register<C>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler<C>,
  { before, nameOf, assertAuthorised, budget, kept }: Surroundings<C> & Shared,
): void {
  /** The callers of the current requests. */
  const contexts = new WeakMap<FastifyRequest, C>();
  const contextOf = (request: FastifyRequest): C => {
    const context = contexts.get(request);
    if (context === undefined) throw new Error('A call came to its handler without its context.');
    return context;
  };
  const answers = jsonAnswersOf(endpoint);
  const bodyLimit =
    endpoint.bodyLimit ?? (endpoint.access === 'anonymous' ? limits.anonymousBodyBytes : limits.bodyBytes);
  app.route({
    method: endpoint.method satisfies Method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    bodyLimit,
    schema: { response: answers },
    onRequest: async (request) => {
      assertAcceptable(request.headers.accept, [
        ...(endpoint.progress || endpoint.events ? ['text/event-stream'] : []),
        ...(endpoint.fileTypes ?? []).flatMap((type) => [type, type.replace(/\/.*/, '/*')]),
      ]);
      contexts.set(request, await before(endpoint, request));
      if (!takesBody(endpoint)) return;
      assertBodyType(request.headers['content-type'], endpoint.bodyKind ?? 'json');
      assertNotCompressed(request.headers['content-encoding']);
    },
    preParsing: async (request, reply) => {
      const giveBack = budget.reserve(nameOf(contextOf(request)), bodyBytes(request, bodyLimit));
      reply.raw.once('close', giveBack);
    },
    handler: async (request, reply) => {
      const context = contextOf(request);
      const call = parse(endpoint, request);
      const run = async (progress: (given: unknown) => void): Promise<AnyAnswer> => {
        if (typeof handler === 'function') return handler({ ...call, context, progress });
        const work = await handler.prepare({ ...call, context, progress });
        assertAuthorised(endpoint, context);
        return work();
      };
      const long = ({ status, body }: { status: number; body: unknown }) => {
        const type = answers[status];
        return serialiseInTurns(body, type && answerSchemaOf(type));
      };
      const declared = endpoint.progress;
      if (declared && wantsEvents(request.headers.accept)) {
        return new EventStream(request, reply).follow((send) => run((given) => send(declared.parse(given))), long);
      }
      const answer = await run(() => undefined);
      const { events } = endpoint;
      if (events && answer.feed && wantsEvents(request.headers.accept)) {
        return serveLive(request, reply, answer.feed, (event) => JSON.stringify(events.parse(event)));
      }
      if (answer.file) return sendStatedFile(request, reply, answer as StatedFile);
      if (answer.state !== undefined) return sendKept(request, reply, answer, kept);
      // Endpoints that report progress take long to answer.
      return send(reply, declared ? { ...answer, body: await long(answer) } : answer, endpoint);
    },
  });
}

/** The length of the body from its header, otherwise the maximum. */
function bodyBytes({ headers }: FastifyRequest, limit: number): number {
  const length = headers['content-length'];
  if (length !== undefined) return Math.min(Number(length), limit);
  return headers['transfer-encoding'] === undefined ? 0 : limit;
}

async function send(
  reply: FastifyReply,
  answer: { status: number; body: unknown },
  endpoint: Endpoint,
): Promise<FastifyReply> {
  reply.code(answer.status);
  if (answer.body instanceof File) return sendFile(reply, answer.body);
  if (endpoint.path.startsWith('/v1/') && answer.body !== undefined) reply.type(jsonApiType);
  return reply.send(answer.body);
}

async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: { readonly state?: string; readonly body: unknown },
  kept: KeptAnswers,
): Promise<FastifyReply> {
  const { state = '', body } = answer;
  if (typeof body !== 'function') throw new Error('An answer that names its state makes its body when it is asked to.');
  const serialise = reply.getSerializationFunction('200');
  if (!serialise) throw new Error('The endpoint declares no answer 200.');
  reply.type(jsonApiType);
  return kept.send(request, reply, { state, make: async () => serialise(await body()) });
}

/** Sends a file, or 304 if the caller already has it. */
async function sendStatedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, state, file, publicSeconds, headers: own }: StatedFile,
): Promise<FastifyReply> {
  const tag = `"${createHash('sha256').update(`${request.url}\n${state}`).digest('base64url').slice(0, 27)}"`;
  const headers = {
    etag: tag,
    'cache-control': publicSeconds === undefined ? 'private, no-cache' : `public, max-age=${publicSeconds}`,
    'content-security-policy': fileSecurityPolicy,
    ...own,
  };
  if (hasTag(request.headers['if-none-match'], tag)) return reply.headers(headers).code(304).send();
  const { type, bytes } = await file();
  // Set only here, since a failure must not get the file's ETag.
  return reply.code(status).headers(headers).type(type).send(bytes);
}

const fileSecurityPolicy = "sandbox; default-src 'none'";

/** A file is sent with its original type and cannot run scripts, load frames or make requests. */
async function sendFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  reply.header('content-security-policy', fileSecurityPolicy).header('cache-control', 'private, no-store');
  return reply.type(file.type).send(Buffer.from(await file.arrayBuffer()));
}

/** The types of an endpoint's answers that are written as JSON, by status. */
function jsonAnswersOf(endpoint: Endpoint): Record<string, z.ZodType> {
  const types = Object.entries(endpoint.responses).flatMap(([status, type]) =>
    type && !endpoint.fileTypes ? [[status, type] as const] : [],
  );
  return Object.fromEntries(types);
}

function parse(
  endpoint: Endpoint,
  request: FastifyRequest,
): Pick<Call<Endpoint, unknown>, 'params' | 'query' | 'body'> {
  const params = read(endpoint.params, request.params, parameterProblem);
  const query = read(endpoint.query ?? noParameters, request.query, parameterProblem);
  const body =
    endpoint.bodyKind === 'table' ? (request.body ?? Buffer.alloc(0)) : read(endpoint.body, request.body, bodyProblem);
  assertSameId(endpoint.path, params, body);
  return { params, query, body } as Pick<Call<Endpoint, unknown>, 'params' | 'query' | 'body'>;
}

/** A call without declared parameters accepts none. */
const noParameters = z.strictObject({});

const namingItsResource = z.object({ data: z.object({ id: z.string() }) });

/** JSON:API: the id in the body of an update must equal the id at the end of the address. */
function assertSameId(path: string, params: unknown, body: unknown): void {
  const named = namingItsResource.safeParse(body);
  if (!named.success) return;
  const [, last = ''] = /\{(\w+)\}$/.exec(path) ?? [];
  const addressed = z.object({ [last]: z.string() }).safeParse(params);
  if (addressed.success && addressed.data[last] !== named.data.data.id) {
    throw problem('wrong_type', undefined, { pointer: '/data/id' });
  }
}

function read(schema: z.ZodType | undefined, value: unknown, fault: (error: z.ZodError) => Problem): unknown {
  return schema && readWith(schema, value, fault);
}
