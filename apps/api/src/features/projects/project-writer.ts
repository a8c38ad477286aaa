import type { CommentSubject } from '@foreglow/contract';
import { ChangesRepo, type ProjectChange } from '#platform/db/changes.repo.ts';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { ActivitiesRepo } from '../activity/activities.repo.ts';
import type { NewActivity } from '../activity/activity.ts';
import { type CommentedSubject, NotificationsRepo } from '../notifications/notifications.repo.ts';
import type { Authorized } from '../permissions/actor.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
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

/** The writer, whose activity is recorded. */
interface Writer {
  readonly userId: number;
}

interface WriteRequest {
  /** Undefined if the work creates the writer's account: its activities then name their user. */
  readonly by: Writer | undefined;
  /** Ids of workspaces in which nobody else may change roles, invite or join until the write has ended. */
  readonly workspaces?: readonly number[];
  /** The projects to write into. */
  readonly projects: readonly Authorized<WrittenProject>[];
  /** The kind of change. Its counter is incremented, and everybody who follows the projects gets an event. */
  readonly changes: ProjectChange;
  /** Whether the work stores texts that count for what their workspace may have. */
  readonly addsText?: boolean;
}

type NotedActivity = Omit<NewActivity, 'projectId' | 'userId'> & Partial<Pick<NewActivity, 'userId'>>;

/** The operations available to the work inside a write, apart from repos. */
export interface Writing {
  readonly transaction: ProjectTransaction;
  /** Adds to the activity of a project, as the writer's activity unless it names another user. */
  note(projectId: number, activity: NotedActivity): Promise<void>;
  /**
   * Sends an event to everybody who has a notification about a comment on one of these things. Called for things that
   * people can no longer see, or can see again: then the same is true for the notifications.
   */
  sendNotificationEvents(type: CommentSubject, subjects: readonly CommentedSubject[]): Promise<void>;
  /** The same for all comments in a project that disappears, reappears or moves. */
  sendProjectNotificationEvents(projectId: number): Promise<void>;
  /** Adds a change of another kind than the requested one. */
  alsoChanges(type: ProjectChange): void;
  /** Declares that nothing changes after all: no counter is incremented and no event is sent. */
  changesNothing(): void;
}

/**
 * Writes into projects. One transaction locks first the workspaces and then the projects, each in the order of their
 * ids, so that two writers never deadlock. It does the work, then increments the counters and sends the events, all or
 * nothing. Work that locks people must do so after these.
 */
export class ProjectWriter {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Throws the 507 problem for work that adds texts to a workspace that has as many as it may have. */
  async write<T>(
    { by, workspaces = [], projects, changes, addsText = false }: WriteRequest,
    work: (writing: Writing) => Promise<T>,
  ): Promise<T> {
    const ids = inOrder(projects.map(({ id }) => id));
    if (addsText) await assertRoomForText(this.#db, ids);
    return this.#db.transaction().execute(async (transaction) => {
      for (const id of inOrder(workspaces)) await new MembershipsRepo(transaction).lock(id);
      await new ProjectsRepo(transaction).lock(ids);
      return finish(transaction, by, ids, changes, work);
    });
  }

  /** Does the work in a project that the transaction has just created. Nobody else can write into it before the end. */
  static fill(
    transaction: DbTransaction,
    by: Writer,
    created: WrittenProject,
    work: (writing: Writing) => Promise<void>,
  ): Promise<void> {
    return finish(transaction, by, [created.id], 'project', work);
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

/** Does the work in locked projects, counts its changes and sends the events. */
async function finish<T>(
  transaction: DbTransaction,
  by: Writer | undefined,
  projectIds: readonly number[],
  changes: ProjectChange,
  work: (writing: Writing) => Promise<T>,
): Promise<T> {
  const changed = new Set<ProjectChange>([changes]);
  const notifications = new NotificationsRepo(transaction);
  const result = await work({
    transaction: transaction as ProjectTransaction,
    async note(projectId, { userId = by?.userId, ...activity }) {
      if (userId === undefined) throw new Error('Nobody is named who did this.');
      await new ActivitiesRepo(transaction).note({ ...activity, projectId, userId });
    },
    sendNotificationEvents: (type, subjects) => notifications.sendEventsOfSubjects(type, subjects),
    sendProjectNotificationEvents: (projectId) => notifications.sendEventsOfProject(projectId),
    alsoChanges: (type) => void changed.add(type),
    changesNothing: () => changed.clear(),
  });
  const counted = new ChangesRepo(transaction);
  for (const id of projectIds) for (const type of changed) await counted.ofProject(id, type);
  return result;
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);
