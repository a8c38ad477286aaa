import type { Db } from '../../../platform/db/database.ts';
import { CalledThread, ThreadEnded } from '../../../platform/threads/called-thread.ts';
import { afterVersion, NewerTextsReadModel, type TextPlace } from './newer-texts.read-model.ts';
import type { WordIndexCalls } from './word-index-calls.ts';

/** A project in the state that is asked about. */
export interface VersionedProject {
  readonly id: number;
  readonly cardsVersion: number;
}

/** Where failures are told. */
interface FailureLog {
  error(details: object, message: string): void;
}

export interface CardWordsSettings {
  readonly program: URL;
  /** Lists of fewer cards are searched by the database. */
  readonly leastCards: number;
  /** Texts that are read and added at once. */
  readonly inBatch: number;
  /** The memory that all indexes may take together, in bytes, as it is estimated. */
  readonly mostBytes: number;
  /** The memory limit of the thread's objects, which are a part of the indexes. */
  readonly threadMb: number;
  /** So long nothing is indexed after a failure, and no project whose index was dropped for lack of memory. */
  readonly pauseMs: number;
}

const usual: CardWordsSettings = {
  program: new URL('./word-index.thread.ts', import.meta.url),
  leastCards: 5000,
  inBatch: 1000,
  mostBytes: 256 * 2 ** 20,
  threadMb: 512,
  pauseMs: 10 * 60_000,
};

/** The state before the first text was read. */
const nothing = -1;

interface IndexedProject {
  readonly id: number;
  /** The index has every text that was written up to this version of the cards. */
  version: number;
  bytes: number;
  /** A small number of newer texts is being added. */
  adding: Promise<boolean> | undefined;
  /** Many newer texts are being added, or will be. */
  isBehind: boolean;
}

/**
 * Finds cards by the words of their texts, in memory. The indexes are in a thread. They are brought up to date by the
 * versions of texts, so other processes need not be notified. When there is no answer, the database has it.
 */
export class CardWords {
  readonly #texts: NewerTextsReadModel;
  readonly #settings: CardWordsSettings;
  #log: FailureLog | undefined;
  #thread: CalledThread<WordIndexCalls> | undefined;
  /** Those with an index, or with many cards, by id. What was used last is at the end. */
  readonly #projects = new Map<number, IndexedProject>();
  /** Until when projects are not indexed. */
  readonly #paused = new Map<number, number>();
  #allPausedUntil = 0;
  /** What adds many texts, one project after the other. */
  #background: Promise<unknown> = Promise.resolve();

  constructor(db: Db, settings: Partial<CardWordsSettings> = {}) {
    this.#texts = new NewerTextsReadModel(db);
    this.#settings = { ...usual, ...settings };
  }

  /** Before this call and after `stop` nothing is indexed. */
  start(log: FailureLog): void {
    this.#log = log;
  }

  /** Ends the thread and what is being read. */
  async stop(): Promise<void> {
    this.#log = undefined;
    this.#projects.clear();
    await this.#thread?.end();
    await this.#background;
  }

  /** Begins to index projects if a list of so many of their cards is worth it. */
  prepare(projects: readonly VersionedProject[], cards: number): void {
    if (!this.#log || cards < this.#settings.leastCards) return;
    for (const { id, cardsVersion } of projects) {
      const project = this.#projects.get(id) ?? this.#begin(id);
      if (project.version === nothing) this.#catchUp(project, cardsVersion, afterVersion(nothing));
    }
  }

  /** Whether all projects have an index, which may have to be brought up to date. */
  isIndexed(projects: readonly VersionedProject[]): boolean {
    return projects.every(({ id }) => (this.#projects.get(id)?.version ?? nothing) !== nothing);
  }

  /**
   * The ids of the cards of projects whose text contains a term, also of those in the trash. Undefined where one of the
   * projects has no index that is up to date or can be brought there soon.
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

  /** Adds what is newer if it is a single batch; otherwise adds the rest in the background and returns false. */
  async #addNewest(project: IndexedProject, version: number): Promise<boolean> {
    const next = await this.#addBatch(project, afterVersion(project.version));
    project.adding = undefined;
    if (next === 'failed') return false;
    if (next) this.#catchUp(project, version, next);
    else project.version = Math.max(project.version, version);
    return !next;
  }

  /** Adds all texts after a place in the background. Then the index is up to date for the version. */
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

  /** Adds a batch of texts and returns where the next one begins, or that the project is not indexed any more. */
  async #addBatch(project: IndexedProject, from: TextPlace): Promise<TextPlace | 'failed' | undefined> {
    const { id } = project;
    if (!this.#isCurrent(project)) return 'failed';
    const thread = this.#openThread();
    try {
      const { next, ...batch } = await this.#texts.after(id, from, this.#settings.inBatch);
      if (!this.#isCurrent(project)) return 'failed';
      const { bytes, isWorn } = await thread.call('add', { projectId: id, ...batch });
      if (!this.#isCurrent(project)) return 'failed';
      project.bytes = bytes;
      this.#makeRoom(project);
      if (isWorn && !next) this.#drop(project);
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

  /** Drops the indexes that were not used for longest until there is room for one that has grown, or drops this one. */
  #makeRoom(grown: IndexedProject): void {
    const { mostBytes } = this.#settings;
    const others = [...this.#projects.values()].filter((project) => project !== grown && project.bytes > 0);
    const order = grown.bytes > mostBytes ? [grown, ...others] : others;
    let bytes = [grown, ...others].reduce((sum, project) => sum + project.bytes, 0);
    for (const project of order) {
      if (bytes <= mostBytes) return;
      bytes -= project.bytes;
      this.#paused.set(project.id, this.#pauseEnd());
      this.#drop(project);
    }
  }

  /** Drops the index of a project, which may be built again. */
  #drop({ id }: IndexedProject): void {
    this.#begin(id);
    // A thread that has ended has no index to drop.
    this.#thread?.call('forget', { projectId: id }).catch(() => undefined);
  }

  /** Does without the index of a project for a while, or without all of them if the thread has ended. */
  #fail(error: unknown, project: IndexedProject, thread: CalledThread<WordIndexCalls>): void {
    if (error instanceof ThreadEnded) {
      this.#threadEnded(error, thread);
      return;
    }
    this.#paused.set(project.id, this.#pauseEnd());
    if (this.#isCurrent(project)) this.#drop(project);
    this.#tell(error);
  }

  /** Does without the thread for a while. */
  #threadEnded(error: unknown, thread: CalledThread<WordIndexCalls>): void {
    // All calls to a thread fail when it ends.
    if (thread !== this.#thread) return;
    this.#thread = undefined;
    this.#allPausedUntil = this.#pauseEnd();
    for (const id of [...this.#projects.keys()]) this.#begin(id);
    this.#tell(error);
  }

  #pauseEnd(): number {
    return performance.now() + this.#settings.pauseMs;
  }

  #tell(error: unknown): void {
    this.#log?.error({ err: error }, 'indexing the words of cards failed');
  }
}
