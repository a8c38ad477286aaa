import { type Change, changesChannel } from '../../platform/db/changes.repo.ts';
import type { Listen } from '../../platform/db/listen.ts';

/** A follower of changes. */
export interface Follower {
  hear(change: Change): void;
  /** Changes may have been missed. */
  lookAgain(): void;
}

/** Receives all changes, of this process and others, and passes them on to the streams of this process. */
export class ChangeFeed {
  readonly #listen: Listen;
  readonly #followers = new Set<Follower>();
  #listening: { close(): Promise<void> } | undefined;

  constructor(listen: Listen) {
    this.#listen = listen;
  }

  /** To be called once, before anybody follows. */
  async open(): Promise<void> {
    this.#listening = await this.#listen(
      changesChannel,
      (message) => {
        const change = JSON.parse(message) as Change;
        for (const follower of [...this.#followers]) follower.hear(change);
      },
      () => {
        for (const follower of [...this.#followers]) follower.lookAgain();
      },
    );
  }

  /** Follows until the returned function is called. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  async close(): Promise<void> {
    await this.#listening?.close();
  }
}
