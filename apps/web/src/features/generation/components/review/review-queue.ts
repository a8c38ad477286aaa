import type { QueryClient } from '@tanstack/react-query';
import { generationKeys } from '#features/generation/api/keys.ts';
import { reviewGeneration } from '#features/generation/api/review-generation.ts';
import { type BlipChange, mergedChanges } from '#features/generation/rules/review.rules.ts';
import { keptChanges, nextChanges } from '#features/generation/rules/review-queue.rules.ts';
import { storage, tabStorage } from '#lib/browser/storage.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import { DraftPlace } from '#lib/drafts/draft-place.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { outcomeOf } from '#lib/sending/outcome.rules.ts';
import { queuesByName } from '#lib/sending/queues-by-name.ts';
import { retryMs, Sender } from '#lib/sending/sender.ts';

const pauseMs = 300;

/** The decisions about a draft that are not stored yet. */
interface Waiting {
  /** Currently being sent. */
  readonly sent: readonly BlipChange[];
  /** Made after those in `sent`. */
  readonly next: readonly BlipChange[];
  /** Whether storing failed for a temporary reason. It is retried. */
  readonly failed: boolean;
}

interface Options {
  readonly client: QueryClient;
  readonly projectSlug: string;
  readonly slug: string;
  /** The id of the user who reviews. */
  readonly user: string;
  /** Whether that user is still signed in. */
  readonly isSignedIn: () => boolean;
  /** Called when decisions were refused permanently and dropped. */
  readonly onDropped: (error: ApiError) => void;
}

const none: Waiting = { sent: [], next: [], failed: false };

/**
 * Stores decisions about a draft soon after they were made. Until then they are also stored on this device, beside those
 * that wait in another tab.
 */
class ReviewQueue {
  readonly waiting: Store<Waiting>;
  readonly #options: Options;
  readonly #place: DraftPlace;
  readonly #sender = new Sender({
    // Decisions of one user are not sent in the session of another: they stay on the device for the next time.
    hasNext: () => this.waiting.get().next.length > 0 && this.#options.isSignedIn(),
    sendNext: () => this.#sendNext(),
  });
  /** Several decisions were refused together, so each is sent alone until all have been sent. */
  #oneByOne = false;
  /** Why the last request failed. */
  #failure: unknown;

  constructor(options: Options) {
    this.#options = options;
    this.#place = new DraftPlace(`foreglow.draft-review.${options.user}.${options.slug}`, tabStorage, storage);
    this.waiting = createStore<Waiting>({ ...none, next: keptChanges(this.#place.read()) });
  }

  push(changes: readonly BlipChange[]): void {
    const { next, failed, ...rest } = this.waiting.get();
    this.#set({ ...rest, failed, next: mergedChanges(next, changes) });
    if (!this.#sender.isSending) this.#sender.sendIn(failed ? retryMs : pauseMs);
  }

  /** Stores waiting decisions immediately. */
  readonly sendNow = (): void => void this.#sender.sendNow();

  /** Resolves once all decisions are stored; rejects if they cannot be stored now. */
  async stored(): Promise<void> {
    await this.#sender.sendNow();
    if (this.waiting.get().next.length > 0) throw this.#failure;
  }

  #set(waiting: Waiting): void {
    this.waiting.set(waiting);
    const kept = mergedChanges(waiting.sent, waiting.next);
    if (kept.length === 0) this.#oneByOne = false;
    this.#place.write(kept.length > 0 ? JSON.stringify(kept) : null);
  }

  /** Returns false if the rest has to wait. */
  async #sendNext(): Promise<boolean> {
    const { next, failed } = this.waiting.get();
    const sent = nextChanges(next, this.#oneByOne);
    this.#set({ sent, next: next.slice(sent.length), failed });
    try {
      await reviewGeneration(this.#options.client, this.#options, sent);
      this.#set({ ...this.waiting.get(), sent: [], failed: false });
      return true;
    } catch (error) {
      this.#failure = error;
      if (!(error instanceof ApiError)) throw error;
      return this.#afterFailure(error, sent);
    }
  }

  #afterFailure(error: ApiError, sent: readonly BlipChange[]): boolean {
    const { next } = this.waiting.get();
    const outcome = outcomeOf(error.status);
    if (outcome === 'retry') {
      this.#set({ sent: [], next: mergedChanges(sent, next), failed: true });
      this.#sender.sendIn(retryMs);
      return false;
    }
    if (outcome === 'drop' && sent.length > 1) {
      this.#oneByOne = true;
      this.#set({ sent: [], next: mergedChanges(sent, next), failed: false });
      return true;
    }
    const { client, projectSlug, slug, onDropped } = this.#options;
    this.#set(outcome === 'end' ? none : { sent: [], next, failed: false });
    onDropped(error);
    void client.invalidateQueries({ queryKey: generationKeys.one(projectSlug, slug) });
    return true;
  }
}

/** The queue of a draft for a user. */
export const reviewQueueOf = queuesByName(
  ({ user, slug }: Options) => `${user} ${slug}`,
  (options) => new ReviewQueue(options),
);
