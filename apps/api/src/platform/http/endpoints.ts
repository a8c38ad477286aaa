import { type Endpoint, type Method, serverLimits } from '@foreglow/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AnswerBudget } from './answer-budget.ts';
import { AnswerCache } from './answer-cache.ts';
import { BodyBudget } from './body-budget.ts';
import { EventStream } from './event-stream.ts';
import type { Call, Handlers, StatedFile } from './handlers.ts';
import { type Feed, serveLive } from './live-stream.ts';
import { isLong, serialiseInTurns } from './long-answer.ts';
import { assertAcceptable, assertBodyType, assertNotCompressed, wantsEvents } from './negotiate.ts';
import { bodyBytes, readCall } from './read-call.ts';
import { send, sendCached, sendStatedFile } from './send-answer.ts';
import { answerSchemaOf } from './serialisers.ts';

/** The answer of any endpoint: each has its status and body, or what `AnswerOf` has besides for some endpoints. */
type AnyAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly feed?: Feed<unknown>;
  readonly state?: string;
  readonly file?: StatedFile['file'];
  readonly publicSeconds?: number;
};

/** The handler of any endpoint. */
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
  const shared = { budget: new BodyBudget(), answerBudget: new AnswerBudget(), cache: new AnswerCache() };
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

/** How long the memory of an answer counts as used while it is being sent, in milliseconds. */
const heldMs = 60_000;

/** The state shared by all endpoints. */
interface Shared {
  readonly budget: BodyBudget;
  readonly answerBudget: AnswerBudget;
  readonly cache: AnswerCache;
}

function register<C>(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: AnyHandler<C>,
  { before, nameOf, assertAuthorised, budget, answerBudget, cache }: Surroundings<C> & Shared,
): void {
  /** The callers of the current requests. */
  const contexts = new WeakMap<FastifyRequest, C>();
  const contextOf = (request: FastifyRequest): C => {
    const context = contexts.get(request);
    if (context === undefined) throw new Error('A call came to its handler without its context.');
    return context;
  };
  /** Handles a call. A guarded handler does its work only if it has authorised what the endpoint declares. */
  const run = async (
    request: FastifyRequest,
    reply: FastifyReply,
    progress: (given: unknown) => void,
  ): Promise<AnyAnswer> => {
    const context = contextOf(request);
    const reserve = async (bytes: number) => {
      const giveBack = await answerBudget.reserve(nameOf(context), bytes);
      if (reply.raw.destroyed) giveBack();
      reply.raw.once('close', giveBack);
      // A caller who reads slowly must not keep others waiting for ever.
      setTimeout(giveBack, heldMs).unref();
    };
    const call = { ...readCall(endpoint, request), context, progress, reserve };
    if (typeof handler === 'function') return handler(call);
    const work = await handler.prepare(call);
    assertAuthorised(endpoint, context);
    return work();
  };
  const answers = jsonAnswersOf(endpoint);
  const serialise = ({ status, body }: { status: number; body: unknown }) => {
    const type = answers[status];
    return serialiseInTurns(body, type && answerSchemaOf(type));
  };
  const bodyLimit =
    endpoint.bodyLimit ?? (endpoint.access === 'anonymous' ? serverLimits.anonymousBodyBytes : serverLimits.bodyBytes);
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
      const { progress, events } = endpoint;
      const isFollowed = wantsEvents(request.headers.accept);
      if (progress && isFollowed) {
        const work = (report: (progress: unknown) => void) =>
          run(request, reply, (given) => report(progress.parse(given)));
        return new EventStream(request, reply).follow(work, serialise);
      }
      const answer = await run(request, reply, () => undefined);
      if (events && answer.feed && isFollowed) {
        return serveLive(request, reply, answer.feed, (event) => JSON.stringify(events.parse(event)));
      }
      if (answer.file) return sendStatedFile(request, reply, answer as StatedFile);
      if (answer.state !== undefined) return sendCached(request, reply, answer, cache);
      return send(reply, isLong(answer.body) ? { ...answer, body: await serialise(answer) } : answer, endpoint);
    },
  });
}

/** The types of an endpoint's answers that are written as JSON, by status. */
function jsonAnswersOf(endpoint: Endpoint): Record<string, z.ZodType> {
  const types = Object.entries(endpoint.responses).flatMap(([status, type]) =>
    type && !endpoint.fileTypes ? [[status, type] as const] : [],
  );
  return Object.fromEntries(types);
}
