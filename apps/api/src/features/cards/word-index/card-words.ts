import type { Db } from '#platform/db/database.ts';
import { CalledThread, ThreadEnded } from '#platform/threads/called-thread.ts';
import { afterVersion, NewerTextsReadModel, type TextPlace } from './newer-texts.read-model.ts';
import type { WordIndexCalls } from './word-index-calls.ts';

/** A project at the queried version of its cards. */
export interface VersionedProject {
  readonly id: number;
  readonly cardsVersion: number;
}

/** The log for failures. */
interface FailureLog {
  error(details: object, message: string): void;
}

export interface CardWordsSettings {
  readonly program: URL;
  /** The database searches lists of fewer cards. */
  readonly minCards: number;
  /** The number of texts read and added together. */
  readonly inBatch: number;
  /** The estimated memory that all indexes may take together, in bytes. */
  readonly maxBytes: number;
  /** The memory limit of the thread's objects, which are part of the indexes. */
  readonly threadMb: number;
  /**
   * How long indexing pauses: for all projects when the thread has failed, or for one project when it failed or its
   * index was dropped for lack of memory.
   */
  readonly pauseMs: number;
}

const usual: CardWordsSettings = {
  program: new URL('./word-index.thread.ts', import.meta.url),
  minCards: 5000,
  inBatch: 1000,
  maxBytes: 256 * 2 ** 20,
  threadMb: 512,
  pauseMs: 10 * 60_000,
};

/** The version before the first text is read. */
const nothing = -1;

interface IndexedProject {
  readonly id: number;
  /** The index contains every text written up to this version of the cards. */
  version: number;
  bytes: number;
  /** A small number of newer texts is being added. */
  adding: Promise<boolean> | undefined;
  /** Many newer texts are being added, or will be. */
  isBehind: boolean;
}

/**
 * Finds cards by the words of their texts, in memory. A thread holds the indexes. They are updated by the versions of
 * the texts, so other processes need not send notifications. When there is no answer, the database has to do the
 * search.
 */
export class CardWords {
  readonly #texts: NewerTextsReadModel;
  readonly #settings: CardWordsSettings;
  #log: FailureLog | undefined;
  #thread: CalledThread<WordIndexCalls> | undefined;
  /** Projects with an index, or with many cards, by id. The most recently used one is at the end. */
  readonly #projects = new Map<number, IndexedProject>();
  /** Until when projects are not indexed. */
  readonly #paused = new Map<number, number>();
  #allPausedUntil = 0;
  /** The task that adds many texts, one project after the other. */
  #background: Promise<unknown> = Promise.resolve();

  constructor(db: Db, settings: Partial<CardWordsSettings> = {}) {
    this.#texts = new NewerTextsReadModel(db);
    this.#settings = { ...usual, ...settings };
  }

  /** Indexing runs only between this call and `stop`. */
  start(log: FailureLog): void {
    this.#log = log;
  }

  /** Ends the thread and waits for reading to end. */
  async stop(): Promise<void> {
    this.#log = undefined;
    this.#projects.clear();
    await this.#thread?.end();
    await this.#background;
  }

  /** Begins to index projects if a list with this many of their cards makes it worthwhile. */
  prepare(projects: readonly VersionedProject[], cards: number): void {
    if (!this.#log || cards < this.#settings.minCards) return;
    for (const { id, cardsVersion } of projects) {
      const project = this.#projects.get(id) ?? this.#begin(id);
      if (project.version === nothing) this.#catchUp(project, cardsVersion, afterVersion(nothing));
    }
  }

  /** Whether all projects have an index, even one that has to be updated first. */
  isIndexed(projects: readonly VersionedProject[]): boolean {
    return projects.every(({ id }) => (this.#projects.get(id)?.version ?? nothing) !== nothing);
  }

  /**
   * The ids of the cards of projects whose text contains a term, including cards in the trash. Undefined if one of the
   * projects has no index that is up to date or can soon be.
   */
  async matching(projects: readonly VersionedProject[], term: string): Promise<Float64Array | undefined> {
    for (const project of projects) if (!(await this.#isUpToDate(project))) return undefined;
    const thread = this.#thread;
    if (!thread) return undefined;
    try {
      return (await thread.call('match', { projectIds: projects.map(({ id }) => id), term })) ?? undefined;
    } catch (error) {
      this.#threadEnded(error, thread);
      return undefined;
    }
  }

  async #isUpToDate({ id, cardsVersion }: VersionedProject): Promise<boolean> {
    const project = this.#projects.get(id);
    if (!project) return false;
    this.#projects.delete(id);
    this.#projects.set(id, project);
    while (project.version < cardsVersion) {
      if (project.version === nothing) this.#catchUp(project, cardsVersion, afterVersion(nothing));
      if (project.isBehind || project.version === nothing) return false;
      project.adding ??= this.#addNewest(project, cardsVersion);
      if (!(await project.adding)) return false;
    }
    return true;
  }

  #begin(id: number): IndexedProject {
    const project = { id, version: nothing, bytes: 0, adding: undefined, isBehind: false };
    this.#projects.set(id, project);
    return project;
  }

  /** Adds newer texts if they are a single batch. Otherwise adds the rest in the background and returns false. */
  async #addNewest(project: IndexedProject, version: number): Promise<boolean> {
    const next = await this.#addBatch(project, afterVersion(project.version));
    project.adding = undefined;
    if (next === 'failed') return false;
    if (next) this.#catchUp(project, version, next);
    else project.version = Math.max(project.version, version);
    return !next;
  }

  /** Adds all texts after a place in the background. Afterwards the index is up to date for the version. */
  #catchUp(project: IndexedProject, version: number, from: TextPlace): void {
    if (project.isBehind || this.#isPaused(project.id)) return;
    project.isBehind = true;
    this.#background = this.#background.then(async () => {
      let next: TextPlace | 'failed' | undefined = from;
      while (next && next !== 'failed') next = await this.#addBatch(project, next);
      project.isBehind = false;
      if (next !== 'failed') project.version = version;
    });
  }

  /** Adds a batch of texts. Returns where the next one begins, or `failed` if the project is no longer indexed. */
  async #addBatch(project: IndexedProject, from: TextPlace): Promise<TextPlace | 'failed' | undefined> {
    const { id } = project;
    if (!this.#isCurrent(project)) return 'failed';
    const thread = this.#openThread();
    try {
      const { next, ...batch } = await this.#texts.after(id, from, this.#settings.inBatch);
      if (!this.#isCurrent(project)) return 'failed';
      const { bytes, needsRebuild } = await thread.call('add', { projectId: id, ...batch });
      if (!this.#isCurrent(project)) return 'failed';
      project.bytes = bytes;
      this.#freeMemory(project);
      if (needsRebuild && !next) this.#drop(project);
      return this.#isCurrent(project) ? next : 'failed';
    } catch (error) {
      this.#fail(error, project, thread);
      return 'failed';
    }
  }

  /** Whether the index is still the one of its project. */
  #isCurrent(project: IndexedProject): boolean {
    return this.#projects.get(project.id) === project;
  }

  #isPaused(projectId: number): boolean {
    return performance.now() < Math.max(this.#allPausedUntil, this.#paused.get(projectId) ?? 0);
  }

  #openThread(): CalledThread<WordIndexCalls> {
    this.#thread ??= new CalledThread(this.#settings.program, this.#settings.threadMb);
    return this.#thread;
  }

  /** Drops the least recently used indexes until there is room for one that has grown, or drops that one. */
  #freeMemory(grown: IndexedProject): void {
    const { maxBytes } = this.#settings;
    const others = [...this.#projects.values()].filter((project) => project !== grown && project.bytes > 0);
    const order = grown.bytes > maxBytes ? [grown, ...others] : others;
    let bytes = [grown, ...others].reduce((sum, project) => sum + project.bytes, 0);
    for (const project of order) {
      if (bytes <= maxBytes) return;
      bytes -= project.bytes;
      this.#paused.set(project.id, this.#pauseEnd());
      this.#drop(project);
    }
  }

  /** Drops the index of a project, which may be built again later. */
  #drop({ id }: IndexedProject): void {
    this.#begin(id);
    // A thread that has ended has no index to drop.
    this.#thread?.call('forget', { projectId: id }).catch(() => undefined);
  }

  /** Stops using the index of a project for a while, or all indexes if the thread has ended. */
  #fail(error: unknown, project: IndexedProject, thread: CalledThread<WordIndexCalls>): void {
    if (error instanceof ThreadEnded) {
      this.#threadEnded(error, thread);
      return;
    }
    this.#paused.set(project.id, this.#pauseEnd());
    if (this.#isCurrent(project)) this.#drop(project);
    this.#report(error);
  }

  /** Stops using the thread for a while. */
  #threadEnded(error: unknown, thread: CalledThread<WordIndexCalls>): void {
    // All calls to a thread fail when it ends.
    if (thread !== this.#thread) return;
    this.#thread = undefined;
    this.#allPausedUntil = this.#pauseEnd();
    for (const id of [...this.#projects.keys()]) this.#begin(id);
    this.#report(error);
  }

  #pauseEnd(): number {
    return performance.now() + this.#settings.pauseMs;
  }

  #report(error: unknown): void {
    this.#log?.error({ err: error }, 'indexing the words of cards failed');
  }
}
