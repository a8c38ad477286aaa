import { cardSorts, type ExportFormat, limits, noFilters, serverLimits } from '@foreglow/contract';
import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { Problem, problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Languages } from '#platform/languages/languages.ts';
import { Words } from '#platform/languages/words.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { targetOf } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import { AccessRepo } from '../users/access.repo.ts';
import { ProjectChanged } from './content/snapshot.ts';
import { type Export, endingOf } from './export.ts';
import { ExportCancelled, ExportFailed } from './export-failed.ts';
import type { ExportItems } from './export-items.ts';
import type { ExportMaker } from './export-maker.ts';
import { ExportsReadModel } from './exports.read-model.ts';
import { ExportsRepo } from './exports.repo.ts';
import { fileNameOf } from './file-name.rules.ts';
import { makeExport } from './make-export.job.ts';
import { exportTexts } from './texts.ts';
import { noTrendFilters, type WantedExport } from './wanted-export.ts';

type Viewed = Authorized<Project, 'card.view'>;

export interface FoundExport {
  readonly found: Authorized<Export, 'card.view'>;
  readonly project: Viewed;
}

/** Which exports are made during the call, unless the usual limits apply. */
export interface AtOnce {
  /** Exports of more items are made by a job. */
  readonly items?: number;
  /** Exports that take longer are continued by a job. */
  readonly ms?: number;
}

interface Parts {
  readonly db: Db;
  readonly languages: Languages;
  readonly files: FileStore;
  readonly queue: JobQueue;
  readonly rateLimits: RateLimits;
  readonly items: ExportItems;
  readonly maker: ExportMaker;
  readonly atOnce: AtOnce | undefined;
}

const laneLimits = {
  atOnce: 1,
  mayWait: 20,
  perPerson: { atOnce: 1, mayWait: 3 },
  busy: 'Many exports are being made right now. Please try again in a moment.',
};

/** The largest number of items of a short export. Documents take longer than data, and evidence longer than cards. */
const shortItems: Readonly<Record<ExportFormat, number>> = { pdf: 5, pptx: 5, csv: 200, xlsx: 200, json: 200 };

/** An export that is made during the call and takes longer is made by a job instead. */
const atOnceMs = 90_000;

/** Exports: starts them, makes small ones immediately, and finds them for the people who made them. */
export class ExportsService {
  readonly #parts: Parts;
  readonly #perUser: RateLimit;
  /** Short ones do not wait for long ones, and nobody waits for several of one person. */
  readonly #lanes = { short: new BoundedQueue({ ...laneLimits, atOnce: 2 }), long: new BoundedQueue(laneLimits) };

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#perUser = parts.rateLimits({ name: 'exports', points: 120, seconds: 3600 });
  }

  /**
   * Starts an export. A small one is ready in the result, and is stopped if the caller disconnects. A large one is made
   * by a job, and so is a small one that takes long.
   */
  async create(actor: Actor, project: Viewed, wanted: WantedExport, disconnected: AbortSignal): Promise<Export> {
    const { userId, locale, slug: person } = actor.user;
    const seesDrafts = actor.may('project.write', targetOf(project));
    const {
      filters = noFilters,
      trendFilters = noTrendFilters,
      sort = cardSorts[0],
      chunkSize = limits.pdfChunkSize,
    } = wanted;
    const list = {
      filters: { ...filters, showDrafts: filters.showDrafts && wanted.options.drafts },
      trendFilters,
      sort,
    };
    const { total, title } = await this.#parts.items.check(actor, project, wanted, list);
    await this.#perUser.take(person);
    const { format, content, slugs, options } = wanted;
    const words = new Words(this.#parts.languages.words(exportTexts, locale));
    const isLarge = total > (this.#parts.atOnce?.items ?? wanted.atOnce ?? serverLimits.exportedAtOnce[format]);
    const slug = await this.#write(async (repo, transaction) => {
      // The second of two concurrent calls waits here, so that together they cannot exceed the limit.
      await new AccessRepo(transaction).lock(userId);
      const unfinished = await new ExportsReadModel(transaction).unfinished(userId);
      if (unfinished >= serverLimits.openExports) {
        throw problem(
          'too_many_requests',
          `You have ${serverLimits.openExports} unfinished exports. Please wait for one of them.`,
        );
      }
      const created = await repo.create({
        projectId: project.id,
        userId,
        format,
        content,
        title: title ?? project.title,
        total,
        hasDrafts: seesDrafts && options.drafts && content !== 'brief',
        request: { slugs, ...list, options, chunkSize, language: locale, theme: wanted.theme },
        fileName: fileNameOf({
          title: title ?? project.title,
          content: title === undefined && content !== 'project' ? words.say(`file_${content}`) : '',
          ending: endingOf(wanted),
          date: new Date(),
          timeZone: options.time_zone,
        }),
      });
      if (isLarge) await this.#makeLater(transaction, created, userId);
      return created;
    });
    const stored = await this.#stored(slug);
    if (isLarge) return stored;
    await this.#makeAtOnce(stored, person, disconnected);
    return this.#stored(slug);
  }

  /** The exports of a project made by the actor that they may still access, newest first. */
  async list(actor: Actor, project: Viewed): Promise<Export[]> {
    const own = await new ExportsReadModel(this.#parts.db).ofUser(actor.user.userId, project.id);
    return own.filter((one) => mayHave(actor, project, one));
  }

  /** An export made by the actor, as long as they may see everything in it. */
  async find(actor: Actor, slug: string): Promise<FoundExport> {
    const found = await new ExportsReadModel(this.#parts.db).find(slug);
    const [project] = found ? await new StoredProjectsReadModel(this.#parts.db).findAll([found.projectId]) : [];
    if (!found || !project || found.userId !== actor.user.userId) throw problem('not_found');
    const target = targetOf(project);
    const authorised = actor.authorize('card.view', target, found);
    if (!mayHave(actor, project, found)) throw problem('not_found');
    return { found: authorised, project: actor.authorize('card.view', target, project) };
  }

  /** Cancels an export, or deletes its file. */
  async remove({ found }: FoundExport): Promise<void> {
    await this.#write(async (repo, transaction) => {
      await repo.remove(found.id);
      await listChanges(transaction, found.userId);
    });
    if (found.fileKey) await this.#parts.files.remove([found.fileKey]);
  }

  /** The file of an export that was made immediately. */
  async read({ fileKey }: Export): Promise<Buffer> {
    const bytes = fileKey === null ? undefined : await this.#parts.files.read(fileKey);
    if (!bytes) throw problem('not_found');
    return bytes;
  }

  /**
   * Makes an export when it is its turn. If it is refused or fails, nothing is left of it. If it takes too long for a
   * call, or the project is changed all the time, a job begins again.
   */
  async #makeAtOnce(wanted: Export, person: string, disconnected: AbortSignal): Promise<void> {
    const { short, long } = this.#lanes;
    const lane = wanted.total <= shortItems[wanted.format] ? short : long;
    const isLate = new AbortController();
    const make = async () => {
      const timer = setTimeout(() => isLate.abort(), this.#parts.atOnce?.ms ?? atOnceMs);
      try {
        await this.#make(wanted, AbortSignal.any([disconnected, isLate.signal]));
      } finally {
        clearTimeout(timer);
      }
    };
    try {
      await lane.run(make, person);
    } catch (error) {
      if ((isLate.signal.aborted || error instanceof ProjectChanged) && !disconnected.aborted) {
        await this.#write((_repo, transaction) => this.#makeLater(transaction, wanted.slug, wanted.userId));
        return;
      }
      await this.#write((repo) => repo.remove(wanted.id));
      // The client has disconnected and nobody reads the answer, so this is not an error of the server.
      if (disconnected.aborted) throw problem('unavailable');
      throw problemOf(error);
    }
  }

  /** Has an export made by a job. The first export of one person comes before the second of another. */
  async #makeLater(transaction: DbTransaction, slug: string, userId: number): Promise<void> {
    const unfinished = await new ExportsReadModel(transaction).unfinished(userId);
    await this.#parts.queue.send(makeExport, { export_slug: slug }, { db: transaction, priority: -unfinished });
    await listChanges(transaction, userId);
  }

  #make(wanted: Export, stop: AbortSignal): Promise<void> {
    return this.#parts.maker.make(wanted, stop, async (repo, transaction, file) => {
      const kept = await repo.finish(wanted.id, file);
      if (kept) await listChanges(transaction, wanted.userId);
      return kept;
    });
  }

  async #stored(slug: string): Promise<Export> {
    const stored = await new ExportsReadModel(this.#parts.db).find(slug);
    if (!stored) throw problem('not_found');
    return stored;
  }

  #write<T>(work: (repo: ExportsRepo, transaction: DbTransaction) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction().execute((transaction) => work(new ExportsRepo(transaction), transaction));
  }
}

/** Sends an event to the person whose list of exports changes, which they may have open in another window. */
const listChanges = (transaction: DbTransaction, userId: number): Promise<void> =>
  new ChangesRepo(transaction).ofNotifications([userId]);

/**
 * Whether a person who made an export may still access it: one with drafts is withheld from people who may no longer
 * see drafts.
 */
const mayHave = (actor: Actor, project: Project, { hasDrafts }: Export): boolean =>
  !hasDrafts || actor.may('project.write', targetOf(project));

function problemOf(error: unknown): unknown {
  if (error instanceof ExportCancelled)
    return new Problem([{ code: 'not_found', detail: 'The export was cancelled.' }]);
  if (!(error instanceof ExportFailed)) return error;
  if (error.failure === 'storage_full') return problem('storage_full');
  if (error.failure === 'too_large') return problem('invalid_attribute', 'The export is too large.');
  return error.failure === 'internal' ? error : problem('not_found');
}
