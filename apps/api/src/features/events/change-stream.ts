import type { ChangeEvent } from '@foreglow/contract';
import type { Change } from '#platform/db/changes.repo.ts';
import type { EventSink } from '#platform/http/live-stream.ts';
import type { Follower } from './change-feed.ts';
import { leavesRights, stateAfter, stateId } from './state.rules.ts';
import type { ScopeState } from './states.read-model.ts';

/** How often a stream checks that its reader may still follow, and that nothing was missed. */
const checkAgainMs = 4000;
/** How long the message of a change may take after the state shows it, before it counts as lost. */
const wordMs = 2000;

/** The knowledge about earlier changes. */
export interface Past {
  /** Waits for the messages of all changes so far. False if some may be missing. */
  caughtUp(): Promise<boolean>;
  /** The milliseconds since the last matching change was received. */
  quietMs(isOne: (change: Change) => boolean): number;
}

/**
 * One open stream. It stores the state at the last event sent to its reader. A change that does not affect the reader's
 * rights is sent immediately. For all other changes, and every few seconds, it reads the rights and the state again and
 * sends the differences.
 */
export class ChangeStream implements Follower {
  readonly #read: () => Promise<ScopeState>;
  readonly #sink: EventSink<ChangeEvent>;
  readonly #lastId: string | undefined;
  readonly #past: Past;
  #isPastKnown = false;
  readonly #timer: NodeJS.Timeout;
  #state: ScopeState | undefined;
  /** Changes received while the state is read, which may or may not include them. */
  #heard: Change[] = [];
  #reading = false;
  #readAgain = false;
  #stopped = false;
  /** Runs while the last state read differs by more than the received changes. */
  #doubt: NodeJS.Timeout | undefined;
  /** The grace period is over: changes not received by now are lost. */
  #isLost = false;

  /** `read` reads the state for the reader, and fails when the reader may no longer see it. */
  constructor(read: () => Promise<ScopeState>, sink: EventSink<ChangeEvent>, lastId: string | undefined, past: Past) {
    this.#read = read;
    this.#sink = sink;
    this.#lastId = lastId;
    this.#past = past;
    this.#timer = setInterval(() => this.checkAgain(), checkAgainMs);
  }

  hear(change: Change): void {
    if (!this.#concerns(change)) return;
    // After the pending events: readers would ignore a smaller version that arrives after a greater one.
    const isNext = !this.#reading && this.#heard.length === 0;
    if (this.#state && isNext && leavesRights(change) && isKnown(this.#state, change)) {
      this.#pass(this.#state, [change]);
      return;
    }
    this.#heard.push(change);
    this.checkAgain();
  }

  checkAgain(): void {
    this.#readAgain = true;
    if (!this.#reading) void this.#readOn();
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    clearTimeout(this.#doubt);
  }

  #concerns(change: Change): boolean {
    const state = this.#state;
    if (!state) return true;
    if (change.user_id !== null) return change.user_id === state.reader.id;
    if (change.project_id !== null && state.projects.has(change.project_id)) return true;
    return change.workspace_id === state.workspaceId && (state.projectSlug === null || change.project_id === null);
  }

  /** Reads the state until a read has begun after every received change. */
  async #readOn(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#readAgain && !this.#stopped) {
        this.#readAgain = false;
        const heard = this.#heard;
        this.#heard = [];
        const state = await this.#read();
        if (!this.#state) this.#isPastKnown = await this.#past.caughtUp();
        if (!this.#stopped) this.#send(state, heard);
      }
    } catch {
      // Clients that may still follow reconnect; the others then get an answer with the reason.
      this.#sink.end();
      this.stop();
    } finally {
      this.#reading = false;
    }
  }

  #send(state: ScopeState, heard: readonly Change[]): void {
    const before = this.#state;
    const id = stateId(state);
    if (!before) {
      const missed = this.#lastId !== undefined && this.#lastId !== id;
      this.#know(state);
      const what = { project_slug: state.projectSlug, version: 0 };
      const quiet_ms = this.#isPastKnown ? this.#past.quietMs((change) => this.#concerns(change)) : 0;
      this.#sink.send(id, missed ? { ...what, type: 'changed' } : { ...what, type: 'ready', quiet_ms });
    } else if (stateId(heard.reduce(stateAfter<ScopeState>, before)) === id) {
      // The received changes explain all differences, so each of them is sent.
      this.#endDoubt();
      this.#pass(before, heard);
    } else if (!this.#isLost) {
      // The missing changes may still be on their way.
      this.#heard.unshift(...heard);
      this.#doubt ??= setTimeout(() => {
        this.#isLost = true;
        this.checkAgain();
      }, wordMs);
    } else {
      this.#endDoubt();
      this.#know(state);
      this.#sink.send(id, { type: 'changed', project_slug: state.projectSlug, version: 0 });
    }
  }

  /** Sets the state that has been sent to the reader, and drops received changes of other things. */
  #know(state: ScopeState): void {
    this.#state = state;
    this.#heard = this.#heard.filter((change) => this.#concerns(change));
  }

  #endDoubt(): void {
    clearTimeout(this.#doubt);
    this.#doubt = undefined;
    this.#isLost = false;
  }

  /** Sends changes that the state does not include yet. */
  #pass(state: ScopeState, changes: readonly Change[]): void {
    let known = state;
    for (const change of changes) {
      const after = stateAfter(known, change);
      if (after === known) continue;
      known = after;
      this.#sink.send(stateId(known), {
        type: change.type,
        project_slug: change.project_slug,
        version: change.version,
      });
    }
    this.#state = known;
  }
}

/**
 * Whether the state includes a counter for the change. A project that is not in the state may be one that the reader
 * may not see.
 */
const isKnown = (state: ScopeState, { user_id, project_id }: Change): boolean =>
  user_id !== null || (project_id !== null && state.projects.has(project_id));
