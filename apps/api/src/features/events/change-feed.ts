import { randomUUID } from 'node:crypto';
import { type Change, changesChannel, type Mark } from '#platform/db/changes.repo.ts';
import type { Listen } from '#platform/db/listen.ts';

/** A follower of changes. */
export interface Follower {
  hear(change: Change): void;
  /** Called when changes may have been missed. */
  checkAgain(): void;
}

/** How long changes are remembered, and their maximum number. */
const rememberedMs = 60_000;
const remembered = 10_000;
/** The longest wait for a mark, which usually takes some milliseconds. */
const markMs = 1000;

/** Receives all changes, of this process and others, and passes them on to the streams of this process. */
export class ChangeFeed {
  readonly #listen: Listen;
  readonly #mark: (id: string) => Promise<void>;
  readonly #marks = new Map<string, () => void>();
  readonly #followers = new Set<Follower>();
  /** The latest changes, and the time since which they are complete. */
  #recent: { readonly at: number; readonly change: Change }[] = [];
  #since = performance.now();
  #listening: { close(): Promise<void> } | undefined;

  /** `mark` sends a mark on the channel, after all changes sent before. */
  constructor(listen: Listen, mark: (id: string) => Promise<void>) {
    this.#listen = listen;
    this.#mark = mark;
  }

  /** Call this once, before anybody follows. */
  async open(): Promise<void> {
    this.#listening = await this.#listen(
      changesChannel,
      (message) => {
        const change = JSON.parse(message) as Change | Mark;
        if ('mark' in change) return this.#marks.get(change.mark)?.();
        this.#remember(change);
        for (const follower of [...this.#followers]) follower.hear(change);
      },
      () => {
        this.#since = performance.now();
        for (const follower of [...this.#followers]) follower.checkAgain();
      },
    );
  }

  /** Follows until the returned function is called. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Waits until all changes so far have been received. False if some may be missing. */
  async caughtUp(): Promise<boolean> {
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const arrival = new Promise<boolean>((resolve) => {
      this.#marks.set(id, () => resolve(true));
      timer = setTimeout(() => resolve(false), markMs);
    });
    try {
      await this.#mark(id);
      return await arrival;
    } finally {
      clearTimeout(timer);
      this.#marks.delete(id);
    }
  }

  /** The milliseconds since the last matching change was received, as far back as changes are remembered. */
  quietMs(isOne: (change: Change) => boolean): number {
    const last = this.#recent.findLast(({ change }) => isOne(change))?.at ?? 0;
    const now = performance.now();
    return Math.floor(now - Math.max(last, this.#since, now - rememberedMs));
  }

  #remember(change: Change): void {
    const at = performance.now();
    const old = this.#recent.findIndex((recent) => recent.at >= at - rememberedMs);
    this.#recent.splice(0, old < 0 ? this.#recent.length : old);
    this.#recent.push({ at, change });
    if (this.#recent.length > remembered) this.#since = this.#recent.shift()?.at ?? at;
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }
}
