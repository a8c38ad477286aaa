import type { RadarAttributes } from '@foreglow/contract';
import type { QueryClient } from '@tanstack/react-query';
import { changeRadar } from '#features/radars/api/change-radar.ts';
import { radarQuery } from '#features/radars/api/read-radar.ts';
import { keptEdits, splitEdit, withEdit } from '#features/radars/rules/edit-queue.rules.ts';
import { bodyOf, type RadarEdit } from '#features/radars/rules/radar-edit.rules.ts';
import { storage, tabStorage } from '#lib/browser/storage.ts';
import { createStore, type Store } from '#lib/browser/store.ts';
import { DraftPlace } from '#lib/drafts/draft-place.ts';
import { isConflict } from '#lib/drafts/editing.rules.ts';
import { ApiError } from '#lib/http/api-error.ts';
import { outcomeOf } from '#lib/sending/outcome.rules.ts';
import { queuesByName } from '#lib/sending/queues-by-name.ts';
import { retryMs, Sender } from '#lib/sending/sender.ts';

const pauseMs = 600;
/** More conflicts in a row than this are not a coincidence. */
const conflictsInARow = 3;

/** The edits of a radar that are not stored yet. */
interface Waiting {
  readonly edits: readonly RadarEdit[];
  /** Whether storing failed for a temporary reason. It is retried. */
  readonly failed: boolean;
  /** The last response. It is set together with the end of its edit, before a screen reads it from the cache. */
  readonly answer?: RadarAttributes;
}

interface Options {
  readonly client: QueryClient;
  readonly radar: RadarAttributes;
  /** The id of the user who edits. */
  readonly user: string;
  /** Whether that user is still signed in. */
  readonly isSignedIn: () => boolean;
  /** Called when an edit was refused permanently and dropped. */
  readonly onDropped: (error: ApiError) => void;
}

/**
 * Stores the edits of a radar, one after the other, soon after they were made. Until then they are also stored on this
 * device, so that they survive leaving the editor or closing the page. Edits that wait in another tab stay beside them.
 */
class EditQueue {
  readonly waiting: Store<Waiting>;
  readonly #options: Options;
  readonly #place: DraftPlace;
  readonly #sender = new Sender({
    // Edits of one user are not sent in the session of another: they stay on the device for the next time.
    hasNext: () => this.#edits.length > 0 && this.#options.isSignedIn(),
    sendNext: () => this.#sendFirst(),
  });
  #conflicts = 0;

  constructor(options: Options) {
    const { radar, user } = options;
    this.#options = options;
    const key = `foreglow.radar-edits.${user}.${radar.project.slug}.${radar.slug}`;
    this.#place = new DraftPlace(key, tabStorage, storage);
    this.waiting = createStore<Waiting>({ edits: keptEdits(this.#place.read(), radar), failed: false });
  }

  push(edit: RadarEdit): void {
    const { failed } = this.waiting.get();
    const { isSending } = this.#sender;
    this.#set(withEdit(this.#edits, edit, isSending ? 1 : 0), failed);
    if (!isSending) this.#sender.sendIn(failed ? retryMs : pauseMs);
  }

  /** Stores waiting edits immediately. */
  readonly sendNow = (): void => void this.#sender.sendNow();

  get #query() {
    const { project, slug } = this.#options.radar;
    return radarQuery(project.slug, slug);
  }

  get #edits(): readonly RadarEdit[] {
    return this.waiting.get().edits;
  }

  #set(edits: readonly RadarEdit[], failed: boolean, answer = this.waiting.get().answer): void {
    this.waiting.set({ edits, failed, ...(answer && { answer }) });
    this.#place.write(edits.length > 0 ? JSON.stringify(edits) : null);
  }

  /** Returns false if the rest has to wait. */
  async #sendFirst(): Promise<boolean> {
    const [edit] = this.#edits;
    if (!edit) return false;
    try {
      const { client, radar } = this.#options;
      const answer = await changeRadar(client, radar, bodyOf(edit, await client.ensureQueryData(this.#query)));
      this.#conflicts = 0;
      this.#set(this.#edits.slice(1), false, answer);
      return true;
    } catch (error) {
      if (isConflict(error) && this.#conflicts < conflictsInARow) return this.#readAgain();
      if (!(error instanceof ApiError)) throw error;
      const outcome = outcomeOf(error.status);
      if (outcome === 'retry') return this.#waitForRetry();
      if (outcome === 'end') this.#drop([], error);
      else if (splitEdit(edit).length > 1) this.#set([...splitEdit(edit), ...this.#edits.slice(1)], false);
      else this.#drop(this.#edits.slice(1), error);
      return true;
    }
  }

  /** Sends the edit again, based on the current state of the radar. */
  async #readAgain(): Promise<boolean> {
    this.#conflicts += 1;
    try {
      await this.#options.client.fetchQuery({ ...this.#query, staleTime: 0 });
      return true;
    } catch {
      return this.#waitForRetry();
    }
  }

  #drop(left: readonly RadarEdit[], error: ApiError): void {
    this.#conflicts = 0;
    this.#set(left, false);
    this.#options.onDropped(error);
    void this.#options.client.invalidateQueries({ queryKey: this.#query.queryKey });
  }

  #waitForRetry(): false {
    this.#set(this.#edits, true);
    this.#sender.sendIn(retryMs);
    return false;
  }
}

/** The queue of a radar for a user. */
export const editQueueOf = queuesByName(
  ({ user, radar }: Options) => `${user} ${radar.slug}`,
  (options) => new EditQueue(options),
);
