import type { ChangeEvent } from '@foreglow/contract';
import { ApiError, eventsOf, isMissing, send } from '../../../lib/http/index.ts';
import { backoffMs } from '../rules/backoff.rules.ts';
import { happens, wait } from './waiting.ts';

/** What somebody follows beside what they are told: a project, a workspace with all its projects, or nothing. */
export type Scope = { readonly project: string } | { readonly workspace: string } | Readonly<Record<never, never>>;

interface Following {
  readonly scope: Scope;
  /** Id of the event that was seen last. */
  readonly lastId: string | undefined;
  readonly onEvent: (event: ChangeEvent, id: string) => void;
  /** It could be followed, and cannot any more: it is gone, or not for this user now. */
  readonly onLost: () => void;
}

/** The server says something every 20 seconds, be it nothing: after this long it cannot be heard any more. */
const silenceMs = 50_000;
/** A page that nobody looks at stops following, for a browser has few connections to a server. */
const hiddenMs = 30_000;

/** Follows the changes of a project or workspace until the returned function is called, over all interruptions. */
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
    if (isUseful()) await Promise.race([wait(backoffMs(failures, Math.random()), stopped), comesBack(stopped)]);
    failures += 1;
  }
}

/** The events of one connection. It is given up when nothing is heard, nobody looks, or the network is gone. */
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

/** Waits as long as nobody looks, or there is no network. */
async function untilUseful(stopped: AbortSignal): Promise<void> {
  while (!isUseful() && !stopped.aborted) await comesBack(stopped);
}

/** Somebody looks at the page again, or the network is there again. */
async function comesBack(stopped: AbortSignal): Promise<void> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, stopped]);
  await Promise.race([happens(document, 'visibilitychange', signal), happens(window, 'online', signal)]);
  over.abort();
}
