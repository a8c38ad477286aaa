import type { Endpoint } from '@foreglow/contract';
import type { Handlers } from '#platform/http/handlers.ts';
import type { Actor } from './actor.ts';

/** The call context, passed to every handler. */
export interface CallContext {
  readonly actor: Actor;
  /** Identifies the caller again, during a long call. Throws once they may no longer call. */
  readonly renewActor: () => Promise<Actor>;
  /** Aborts when the caller's connection is closed. */
  readonly disconnected: () => AbortSignal;
  /** IP address of the caller. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** The host of the page, with its port. */
  readonly host: string;
  /**
   * Name of the theme of the caller: from its theme header, otherwise from the host. A theme of that name need not
   * exist.
   */
  readonly theme: string;
  /** Address of the installation if a setting contains it, for links in answers; otherwise links are paths. */
  readonly origin: string | undefined;
}

/** The handlers of a feature's endpoints. */
export type HandlersOf<A extends Readonly<Record<string, Endpoint>>> = Handlers<A, CallContext>;
