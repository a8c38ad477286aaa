import type { BodyOf, Endpoint, EventOf, ParamsOf, ProgressOf, QueryOf, ResponseOf } from '@foreglow/contract';
import type { z } from 'zod';
import type { Feed } from './live-stream.ts';

/** A call as a handler sees it: everything validated. `C` is what the application knows about the caller. */
export interface Call<E extends Endpoint, C> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly context: C;
  /** Tells the caller how far the work is, where they follow it; otherwise nothing happens. */
  readonly progress: (progress: ProgressOf<E>) => void;
}

/**
 * An answer whose bytes are kept. `state` names everything the body depends on beside the address: versions of the
 * data, and what of the caller's rights shows in it. `body` makes it, and is not called when it is kept.
 */
interface StatedAnswer<Body> {
  readonly status: 200;
  readonly state: string;
  readonly body: () => Promise<Body>;
}

/** What a handler answers; with what feeds the stream where the endpoint declares events. */
export type AnswerOf<E extends Endpoint> =
  | (ResponseOf<E> & (E['events'] extends z.ZodType ? { readonly feed: Feed<EventOf<E>> } : unknown))
  | (E['method'] extends 'GET' ? StatedAnswer<Extract<ResponseOf<E>, { status: 200 }>['body']> : never);

/** Does the work of a call that has been authorised, and answers it. */
type Work<E extends Endpoint> = () => Promise<AnswerOf<E>>;

/** The handler of an endpoint that names actions. See `guarded`. */
export interface Guarded<E extends Endpoint, C> {
  /** Authorises the call without any effect. Returns the work, which runs once every action has been authorised. */
  readonly prepare: (call: Call<E, C>) => Promise<Work<E>>;
}

/**
 * A handler in two steps. `authorise` loads the stored objects the call is about and authorises the caller for every
 * action that the endpoint's `access` lists; it changes nothing. `handle` gets what `authorise` returned, and never
 * runs when an action was left out.
 */
export const guarded = <E extends Endpoint, C, S>(
  authorise: (call: Call<E, C>) => Promise<S>,
  handle: (call: Call<E, C>, subject: S) => Promise<AnswerOf<E>>,
): Guarded<E, C> => ({
  async prepare(call) {
    const subject = await authorise(call);
    return () => handle(call, subject);
  },
});

/** Endpoints that name actions have a guarded handler; the others have a function. */
type Handler<E extends Endpoint, C> = E['access'] extends string
  ? (call: Call<E, C>) => Promise<AnswerOf<E>>
  : Guarded<E, C>;

/** One handler for every endpoint: one missing or unknown does not compile. */
export type Handlers<A extends Readonly<Record<string, Endpoint>>, C> = {
  readonly [Name in keyof A]: Handler<A[Name], C>;
};
