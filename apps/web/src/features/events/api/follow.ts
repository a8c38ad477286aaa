import type { ChangeEvent } from '@foreglow/contract';
import { ApiError, isMissing } from '#lib/http/api-error.ts';
import { send } from '#lib/http/call.ts';
import { eventsOf } from '#lib/http/events-of.ts';
import { backoffMs } from '../rules/backoff.rules.ts';
import { happens, wait } from './waiting.ts';

/** The scope to follow besides the user's notifications: a project, a workspace with all its projects, or none. */
export type Scope = { readonly project: string } | { readonly workspace: string } | Readonly<Record<never, never>>;

interface Following {
  readonly scope: Scope;
  /** Id of the last event that arrived. */
  readonly lastId: string | undefined;
  readonly onEvent: (event: ChangeEvent, id: string) => void;
  /** Called when the scope can no longer be followed: it was deleted, or the user lost access. */
  readonly onLost: () => void;
}

/** The server sends at least a comment every 20 seconds. After this much silence the connection is considered lost. */
const silenceMs = 50_000;
/**
 * A page stops following soon after it is hidden. A browser opens at most six connections to a server, and a user may
 * look through more tabs than that within seconds.
 */
const hiddenMs = 3000;
/** The longest time of a timer in browsers. */
const longestWaitMs = 2 ** 31 - 1;

/** Follows the changes of a project or workspace until the returned function is called, and reconnects when needed. */
export function follow(following: Following): () => void {
  const stop = new AbortController();
  void followOn(following, stop.signal);
  return () => stop.abort();
}

async function followOn({ scope, lastId, onEvent, onLost }: Following, stopped: AbortSignal): Promise<void> {
  let seen = lastId;
  let failures = 0;
  while (!stopped.aborted) {
    await untilUseful(stopped);
    if (stopped.aborted) return;
    try {
      for await (const { id, data } of streamOf(scope, seen, stopped)) {
        if (id === undefined || stopped.aborted) continue;
        failures = 0;
        seen = id;
        onEvent(data as ChangeEvent, id);
      }
    } catch (error) {
      if (stopped.aborted) return;
      if (isMissing(error) && seen !== undefined) onLost();
      if (isMissing(error) || (error instanceof ApiError && error.status === 401)) return;
    }
    if (isUseful()) await comesBack(stopped, backoffMs(failures, Math.random()));
    failures += 1;
  }
}

/**
 * The events of one connection. It is closed after a silence, when the page is hidden, when the network is lost, and when
 * the page is left: browsers keep pages that were left, with their connections, to show them again at once. Six of them
 * would take all connections that a browser opens to one server.
 */
async function* streamOf(scope: Scope, lastEventId: string | undefined, stopped: AbortSignal) {
  const end = new AbortController();
  const signal = AbortSignal.any([end.signal, stopped]);
  const giveUp = () => end.abort();
  let silence = setTimeout(giveUp, silenceMs);
  let hidden: ReturnType<typeof setTimeout> | undefined;
  const onVisibility = () => {
    clearTimeout(hidden);
    if (document.hidden) hidden = setTimeout(giveUp, hiddenMs);
  };
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('offline', giveUp, { signal });
  addEventListener('pagehide', giveUp, { signal });
  try {
    const accept = 'text/event-stream';
    const response = await send('GET /v1/events', { query: scope, accept, lastEventId, signal });
    yield* eventsOf(response, () => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, silenceMs);
    });
  } finally {
    clearTimeout(silence);
    clearTimeout(hidden);
    end.abort();
  }
}

const isUseful = (): boolean => !document.hidden && navigator.onLine;

/** Waits while the page is hidden or offline. */
async function untilUseful(stopped: AbortSignal): Promise<void> {
  while (!isUseful() && !stopped.aborted) await comesBack(stopped);
}

/** Resolves when the page becomes visible or the network returns, at the latest after `ms` milliseconds. */
async function comesBack(stopped: AbortSignal, ms = longestWaitMs): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stopped]);
  await Promise.race([
    happens(document, 'visibilitychange', signal),
    happens(window, 'online', signal),
    wait(ms, signal),
  ]);
  over.abort();
}
