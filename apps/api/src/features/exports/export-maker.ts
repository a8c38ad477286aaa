import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportFormat, Team } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { removeUnrecorded } from '#platform/files/remove-unrecorded.ts';
import { Problem } from '#platform/http/problem.ts';
import type { CardListings } from '../cards/card-listings.ts';
import { Actor } from '../permissions/actor.ts';
import { targetOf } from '../projects/projects.service.ts';
import { StoredProjectsReadModel } from '../projects/stored-projects.read-model.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { signedInAs } from '../users/sessions.read-model.ts';
import { ProjectChanged, type Snapshot, takeSnapshot } from './content/snapshot.ts';
import type { SnapshotRequest } from './content/snapshot-request.ts';
import { type Export, endingOf, exportsFolder, mediaTypes } from './export.ts';
import { ExportCancelled, ExportFailed } from './export-failed.ts';
import type { WriteExport } from './export-writer.ts';
import { ExportsRepo, type MadeFile } from './exports.repo.ts';
import { inWorkFolder } from './work-folder.ts';

interface Parts {
  readonly db: Db;
  /** Whether the database has a single connection: a transaction then blocks everybody else. */
  readonly hasOneConnection: boolean;
  readonly files: FileStore;
  readonly listings: CardListings;
  readonly tags: TagsReadModel;
  readonly team: () => Promise<Team | null>;
  readonly writers: Readonly<Record<ExportFormat, WriteExport>>;
}

/** How often the progress is recorded and a cancellation is checked for. */
const noteEveryMs = 700;
/** How often a project that changes during reading is read again. */
const attempts = 5;

/** Makes exports: reads the contents at one version, writes the file, and stores it. */
export class ExportMaker {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Makes the file of an export; `keep` records it as finished and decides whether it is still wanted. Throws an
   * `ExportFailed`, an `ExportCancelled`, or an error of a service it depends on, such as the database.
   */
  async make(
    wanted: Export,
    stop: AbortSignal,
    keep: (repo: ExportsRepo, transaction: DbTransaction, file: MadeFile) => Promise<boolean>,
  ): Promise<void> {
    const cancelling = new AbortController();
    const either = AbortSignal.any([stop, cancelling.signal]);
    try {
      if (!(await this.#write((repo) => repo.start(wanted.id)))) throw new ExportCancelled();
      await inWorkFolder(async (folder) => {
        const snapshot = await this.#read(wanted, folder, either);
        const path = join(folder, `export.${endingOf(wanted)}`);
        await this.#writeFile(wanted, snapshot, path, either, () => cancelling.abort());
        await this.#keep(wanted, path, keep);
      });
    } catch (error) {
      if (cancelling.signal.aborted) throw new ExportCancelled();
      throw failureOf(error);
    }
  }

  async #read(wanted: Export, folder: string, stop: AbortSignal): Promise<Snapshot> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const request = await this.#request(wanted, join(folder, String(attempt)), stop);
        const isLast = attempt === attempts;
        const reading = this.#parts.hasOneConnection && !isLast ? 'checked afterwards' : 'in one transaction';
        const snapshot = await takeSnapshot(this.#parts.db, request, reading);
        const { cards, insights, trends, radars } = snapshot;
        const total = cards.count + insights.count + trends.count + radars.count;
        if (total === 0 && wanted.request.slugs) throw new ExportFailed('nothing_left');
        const { version, takenAt } = snapshot.project;
        const noted = { total, leftOut: snapshot.leftOut, version, takenAt };
        if (!(await this.#write((repo) => repo.noteContents(wanted.id, noted)))) throw new ExportCancelled();
        return snapshot;
      } catch (error) {
        if (!(error instanceof ProjectChanged) || attempt === attempts) throw error;
      }
    }
  }

  /** What to read, with the current rights of the person. */
  async #request(wanted: Export, folder: string, stop: AbortSignal): Promise<SnapshotRequest> {
    await mkdir(folder);
    const { db, listings, tags, team } = this.#parts;
    const user = await signedInAs(db, wanted.userId);
    const [project] = await new StoredProjectsReadModel(db).findAll([wanted.projectId]);
    const actor = new Actor(user);
    if (!user || !project || !actor.may('card.view', targetOf(project))) throw new ExportFailed('not_allowed');
    const { filters, sort } = wanted.request;
    // An export that was requested without drafts never gets any, since it is not withheld from people who may no
    // longer see them.
    const seesDrafts = wanted.hasDrafts && actor.may('project.write', targetOf(project));
    const shown = { ...filters, showDrafts: filters.showDrafts && seesDrafts };
    const authorised = actor.authorize('card.view', targetOf(project), project);
    return {
      wanted,
      project,
      list: await listings.ofProject(actor, authorised, shown, sort),
      tags: (await tags.ofProject(project, seesDrafts)).map(({ name, color, taxonomy, sticky }) => ({
        name,
        color,
        taxonomy,
        isSticky: sticky,
      })),
      seesDrafts,
      reader: { userId: wanted.userId, mayRate: actor.may('project.write', targetOf(project)) },
      team: await team(),
      folder,
      stop,
    };
  }

  async #writeFile(
    wanted: Export,
    snapshot: Snapshot,
    path: string,
    stop: AbortSignal,
    cancel: () => void,
  ): Promise<void> {
    let done = 0;
    let noted = Promise.resolve();
    const note = async () => {
      if (!(await this.#write((repo) => repo.noteProgress(wanted.id, done)))) cancel();
    };
    // If the progress cannot be recorded, for example because the database is briefly unavailable, the export still
    // continues.
    const timer = setInterval(() => {
      noted = noted.then(note).catch(() => undefined);
    }, noteEveryMs);
    try {
      await this.#parts.writers[wanted.format]({
        snapshot,
        wanted,
        path,
        stop,
        onProgress: (items) => {
          done = items;
        },
      });
    } finally {
      clearInterval(timer);
      await noted;
    }
  }

  /** Stores the file, then records it. If nobody wants it any more, it is removed again. */
  async #keep(
    wanted: Export,
    path: string,
    keep: (repo: ExportsRepo, transaction: DbTransaction, file: MadeFile) => Promise<boolean>,
  ): Promise<void> {
    const { db, files } = this.#parts;
    const ending = endingOf(wanted);
    const key = `${exportsFolder}${wanted.slug}-${Date.now().toString(36)}.${ending}`;
    await files.writeFrom(key, path, mediaTypes[ending]);
    const bytes = (await files.size(key)) ?? 0;
    const kept = await db
      .transaction()
      .execute((transaction) => keep(new ExportsRepo(transaction), transaction, { key, bytes }))
      .catch(async (error: unknown) => {
        await removeUnrecorded(files, [key], error);
        throw error;
      });
    if (kept) return;
    await files.remove([key]).catch(() => undefined);
    throw new ExportCancelled();
  }

  #write<T>(work: (repo: ExportsRepo) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction().execute((transaction) => work(new ExportsRepo(transaction)));
  }
}

/** A full disk is reported as such. */
function failureOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isFull =
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    (error instanceof Problem && error.items.some((item) => item.code === 'storage_full'));
  return isFull ? new ExportFailed('storage_full', { cause: error }) : error;
}
