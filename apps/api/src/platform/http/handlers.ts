import type { BodyOf, Endpoint, EventOf, ParamsOf, ProgressOf, QueryOf, ResponseOf } from '@foreglow/contract';
import type { z } from 'zod';
import type { Feed } from './live-stream.ts';

/** A validated call. `C` is the application's context of the caller. */
export interface Call<E extends Endpoint, C> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly context: C;
  /** Reports progress to a caller who follows the call; otherwise does nothing. */
  readonly progress: (progress: ProgressOf<E>) => void;
  /**
   * Reserves memory for an answer of so many bytes, for which a large one waits. It is released when the answer has been
   * sent. Throws the 503 problem if too many large answers of the caller are waiting.
   */
  readonly reserve: Reserve;
}

/** Reserves memory for an answer of so many bytes. */
export type Reserve = (bytes: number) => Promise<void>;

/**
 * An answer whose bytes are cached. `state` identifies everything that the body depends on apart from the address:
 * versions of the data, and the rights of the caller that affect it. `body` creates it, and is not called if it is
 * cached.
 */
interface StatedAnswer<Body> {
  readonly status: 200;
  readonly state: string;
  readonly body: () => Promise<Body>;
}

export interface FileBytes {
  readonly type: string;
  readonly bytes: Buffer;
  /** The bytes compressed by gzip, if they are kept; other files are compressed each time they are sent. */
  readonly zipped?: () => Promise<Buffer>;
}

/**
 * A file that depends only on what `state` identifies; `file` creates it, and is not called if the caller already has
 * it. Any cache may store it for `publicSeconds`. Without that value only its reader caches it, and revalidates it each
 * time.
 */
export interface StatedFile {
  /** A page that says that something is not available (any more) is a file too. */
  readonly status: 200 | 404 | 410 | 503;
  readonly state: string;
  readonly publicSeconds?: number;
  /** Headers that replace the usual ones of files, for pages, which may do more. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly file: () => Promise<FileBytes>;
}

/** The answer of a handler, or the feed of a stream for endpoints that declare events. */
export type AnswerOf<E extends Endpoint> =
  | (ResponseOf<E> & (E['events'] extends z.ZodType ? { readonly feed: Feed<EventOf<E>> } : unknown))
  | (E['fileTypes'] extends readonly string[] ? StatedFile : never)
  | (E['method'] extends 'GET' ? StatedAnswer<Extract<ResponseOf<E>, { status: 200 }>['body']> : never);

/** The handler of a call that requires actions. See `guarded`. */
export interface Guarded<Called, Answer> {
  /** Authorises the call without any effect. Returns the work, which runs once every action has been authorised. */
  readonly prepare: (call: Called) => Promise<() => Promise<Answer>>;
}

/**
 * A handler in two steps. `authorise` loads the stored objects of the call and authorises the caller for every action
 * that the endpoint's `access` lists; it changes nothing. `handle` gets the result of `authorise`, and never runs when
 * an action was left out.
 */
export const guarded = <Called, Answer, S>(
  // The call is the one that the handler is declared for, even if a function is also used for others.
  authorise: (call: NoInfer<Called>) => Promise<S>,
  handle: (call: NoInfer<Called>, subject: S) => Promise<NoInfer<Answer>>,
): Guarded<Called, Answer> => ({
  async prepare(call) {
    const subject = await authorise(call);
    return () => handle(call, subject);
  },
});

/**
 * Anonymous calls, and calls that only read the caller's own objects, are plain functions. All others are guarded
 * handlers.
 */
type Handler<E extends Endpoint, C> = E['access'] extends 'anonymous'
  ? (call: Call<E, C>) => Promise<AnswerOf<E>>
  : [E['access'], E['method']] extends ['signed-in', 'GET']
    ? (call: Call<E, C>) => Promise<AnswerOf<E>>
    : Guarded<Call<E, C>, AnswerOf<E>>;

/** One handler for every endpoint. Missing or unknown handlers do not compile. */
export type Handlers<A extends Readonly<Record<string, Endpoint>>, C> = {
  readonly [Name in keyof A]: Handler<A[Name], C>;
};
