import { storage, tabStorage } from '../browser/storage.ts';
import { createStore, type Store } from '../browser/store.ts';
import { DraftPlace } from '../drafts/draft-place.ts';
import { ApiError } from '../http/api-error.ts';
import { readEntries, withEntry } from './outbox.rules.ts';
import { isConflict, outcomeOf } from './outcome.rules.ts';
import { retryMs, Sender } from './sender.ts';

/** More conflicts in a row than this are not a coincidence. */
const conflictsInARow = 3;

/** What an outbox holds, and how it is saved. An entry is what one request sends. */
export interface OutboxOf<E, A> {
  /** Where entries are kept on the device. It names the user and what the entries change. */
  readonly key: string;
  /** The time between an entry and its request, in milliseconds: entries made meanwhile are merged with it. */
  readonly pauseMs: number;
  /** Whether the user who makes the entries is still signed in. */
  readonly isSignedIn: () => boolean;
  /** Reads what was kept on the device. It throws or returns no entries if these are not valid. */
  readonly read: (found: readonly unknown[]) => readonly E[];
  /** Two entries as one; undefined if they have to be sent one after the other. */
  readonly merge: (last: E, next: E) => E | undefined;
  /** The parts of a refused entry that can be sent separately, in their order. */
  readonly split: (entry: E) => readonly E[];
  readonly send: (entry: E) => Promise<A>;
  /** Reads again what others have changed, before an entry is sent again because of a conflict. */
  readonly readAgain?: () => Promise<unknown>;
  /** Called when entries were refused permanently and dropped. */
  readonly onDropped: (error: ApiError) => void;
}

/** The entries of an outbox that are not saved yet. */
interface Waiting<E, A> {
  /** In the order in which they were made. */
  readonly entries: readonly E[];
  /** Whether sending failed for a temporary reason. It is tried again. */
  readonly failed: boolean;
  /** The last answer. It is set together with the end of its entry, before a screen reads it from the cache. */
  readonly answer?: A | undefined;
}

/**
 * Saves entries soon after they were made, one request after another. Until the server has saved them they are also kept
 * on this device, so that they survive leaving the screen or closing the page. Entries that wait in another tab stay
 * beside them.
 */
export class Outbox<E, A = unknown> {
  readonly waiting: Store<Waiting<E, A>>;
  readonly #of: OutboxOf<E, A>;
  readonly #place: DraftPlace;
  readonly #sender = new Sender({
    // Entries of one user are not sent in the session of another: they stay on the device for the next time.
    hasNext: () => this.#entries.length > 0 && this.#of.isSignedIn(),
    sendNext: () => this.#sendFirst(),
  });
  #conflicts = 0;
  /** Why the last request failed. */
  #failure: unknown;

  constructor(of: OutboxOf<E, A>) {
    this.#of = of;
    this.#place = new DraftPlace(of.key, tabStorage, storage);
    this.waiting = createStore<Waiting<E, A>>({ entries: readEntries(this.#place.read(), of.read), failed: false });
  }

  push(entry: E): void {
    const { isSending } = this.#sender;
    const { failed } = this.waiting.get();
    this.#set(withEntry(this.#entries, entry, isSending ? 1 : 0, this.#of.merge), failed);
    if (!isSending) this.#sender.sendIn(failed ? retryMs : this.#of.pauseMs);
  }

  /** Sends waiting entries immediately. */
  readonly sendNow = (): void => void this.#sender.sendNow();

  /** Resolves once all entries are saved; rejects if they cannot be saved now. */
  readonly saved = async (): Promise<void> => {
    await this.#sender.sendNow();
    if (this.#entries.length > 0) throw this.#failure;
  };

  get #entries(): readonly E[] {
    return this.waiting.get().entries;
  }

  #set(entries: readonly E[], failed: boolean, answer = this.waiting.get().answer): void {
    this.waiting.set({ entries, failed, answer });
    this.#place.write(entries.length > 0 ? JSON.stringify(entries) : null);
  }

  /** Returns false if the rest has to wait. */
  async #sendFirst(): Promise<boolean> {
    const [entry] = this.#entries;
    if (entry === undefined) return false;
    try {
      const answer = await this.#of.send(entry);
      this.#conflicts = 0;
      this.#set(this.#entries.slice(1), false, answer);
      return true;
    } catch (error) {
      this.#failure = error;
      if (!(error instanceof ApiError)) throw error;
      return this.#afterFailure(entry, error);
    }
  }

  async #afterFailure(entry: E, error: ApiError): Promise<boolean> {
    const { readAgain, split } = this.#of;
    if (readAgain && isConflict(error) && this.#conflicts < conflictsInARow) {
      this.#conflicts += 1;
      return readAgain().then(
        () => true,
        () => this.#waitForRetry(),
      );
    }
    const outcome = outcomeOf(error.status);
    if (outcome === 'retry') return this.#waitForRetry();
    const parts = outcome === 'end' ? [] : split(entry);
    if (parts.length > 1) this.#set([...parts, ...this.#entries.slice(1)], false);
    else this.#drop(outcome === 'end' ? [] : this.#entries.slice(1), error);
    return true;
  }

  #drop(left: readonly E[], error: ApiError): void {
    this.#conflicts = 0;
    this.#set(left, false);
    this.#of.onDropped(error);
  }

  #waitForRetry(): false {
    this.#set(this.#entries, true);
    this.#sender.sendIn(retryMs);
    return false;
  }
}
