import { ChangesRepo } from '#platform/db/changes.repo.ts';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { NotificationsRepo } from '../notifications/notifications.repo.ts';
import type { Authorized } from '../permissions/actor.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
import { consequencesOf, type NewEvent, type ProjectEvent } from './project-event.rules.ts';
import { ProjectEventsRepo } from './project-events.repo.ts';
import { ProjectsRepo } from './projects.repo.ts';
import { TextQuotaRepo } from './text-quota.repo.ts';

declare const locked: unique symbol;

/**
 * A transaction that locks out other writers of some projects. Repos that write contents of a project require it, and
 * only `ProjectWriter` creates it.
 */
export type ProjectTransaction = DbTransaction & { readonly [locked]: true };

interface WrittenProject {
  readonly id: number;
}

interface Writer {
  readonly userId: number;
}

interface WriteRequest {
  /** Undefined if the work creates the writer's account: its events then name their user. */
  readonly by: Writer | undefined;
  /** Ids of workspaces in which nobody else may change roles, invite or join until the write has ended. */
  readonly workspaces?: readonly number[];
  /** The projects to write into. */
  readonly projects: readonly Authorized<WrittenProject>[];
  /** Whether the work stores texts that count for what their workspace may have. */
  readonly addsText?: boolean;
}

/** The operations available to the work inside a write, apart from repos. */
export interface Writing {
  readonly transaction: ProjectTransaction;
  /**
   * Says what the work has changed in a project, each change once. What follows from it happens at the end: the event is
   * stored, counters rise, and people who are concerned are told. Work that records nothing has changed nothing.
   */
  record(projectId: number, event: NewEvent): void;
}

/**
 * Writes into projects. One transaction locks first the workspaces and then the projects, each in the order of their
 * ids, so that two writers never deadlock. It does the work, then stores its events and does what follows from them, all
 * or nothing. Work that locks people must do so after these.
 */
export class ProjectWriter {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Throws the 507 problem for work that adds texts to a workspace that has as many as it may have. */
  async write<T>(
    { by, workspaces = [], projects, addsText = false }: WriteRequest,
    work: (writing: Writing) => Promise<T>,
  ): Promise<T> {
    const ids = inOrder(projects.map(({ id }) => id));
    if (addsText) await assertRoomForText(this.#db, ids);
    return this.#db.transaction().execute(async (transaction) => {
      for (const id of inOrder(workspaces)) await new MembershipsRepo(transaction).lock(id);
      await new ProjectsRepo(transaction).lock(ids);
      return finish(transaction, by, work);
    });
  }

  /** Does the work in a project that the transaction has just created. Nobody else can write into it before the end. */
  fill(transaction: DbTransaction, by: Writer, work: (writing: Writing) => Promise<void>): Promise<void> {
    return finish(transaction, by, work);
  }
}

/**
 * Throws the 507 problem if the workspace of a project has as many texts as it may have. One call may take it beyond
 * that, and so may all calls of a minute. Texts are only counted when those of the whole installation take more.
 */
async function assertRoomForText(db: Db, projectIds: readonly number[]): Promise<void> {
  const quota = new TextQuotaRepo(db);
  const { allowed, taken } = await quota.state();
  if (taken < allowed) return;
  const most = Math.max(...(await quota.taken(projectIds)));
  if (most < allowed) return;
  throw problem(
    'storage_full',
    `The texts of this workspace take ${megabytes(most)} MB, and it may have ${megabytes(allowed)} MB. Delete what is no longer needed for good, or ask an administrator of this installation for more.`,
  );
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** Does the work in locked projects, stores its events, raises the counters and tells who is concerned. */
async function finish<T>(
  transaction: DbTransaction,
  by: Writer | undefined,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const events: ProjectEvent[] = [];
  const result = await work({
    transaction: transaction as ProjectTransaction,
    record(projectId, event) {
      const { userId = by?.userId, subjects } = event;
      if (userId === undefined) throw new Error('Nobody is named who did this.');
      if (subjects?.length !== 0) events.push({ ...event, projectId, userId });
    },
  });
  await new ProjectEventsRepo(transaction).addAll(events);
  const { raised, hiddenOrShown } = consequencesOf(events);
  for (const [projectId, type] of raised) await new ChangesRepo(transaction).ofProject(projectId, type);
  await new NotificationsRepo(transaction).sendEventsOn(hiddenOrShown.subjects, hiddenOrShown.projectIds);
  return result;
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
