import type { Endpoint } from '@foreglow/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Actor } from './actor.ts';

/** The context of a call that every handler gets. */
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
  /** Name of the theme that the caller sees: of its theme header, else of the host. There may be no theme of that name. */
  readonly theme: string;
  /** Address of the installation where a setting says it, for links in answers; without it they are paths. */
  readonly origin: string | undefined;
}

/** The handlers of a feature's endpoints. */
export type HandlersOf<A extends Readonly<Record<string, Endpoint>>> = Handlers<A, CallContext>;
