import type { Endpoint } from '@foreglow/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Actor } from './actor.ts';

/** What every handler knows about its caller. */
export interface CallContext {
  readonly actor: Actor;
  /** Who calls, asked anew, for a call that lasts. Throws once they may not call any more. */
  readonly renewActor: () => Promise<Actor>;
  /** Goes off when the caller's connection is closed. */
  readonly gone: () => AbortSignal;
  /** IP address of the caller. */
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Host the page was asked from, with its port. */
  readonly host: string;
  /** Address of the installation where a setting says it, for links in answers; without it they are paths. */
  readonly origin: string | undefined;
}

/** The handlers of a feature's endpoints. */
export type HandlersOf<A extends Readonly<Record<string, Endpoint>>> = Handlers<A, CallContext>;
