import type { CommentSubject } from '@foreglow/contract';
import { ChangesRepo, type ProjectChange } from '../../platform/db/changes.repo.ts';
import type { Db, DbTransaction } from '../../platform/db/database.ts';
import { ActivitiesRepo, type NewActivity } from '../activity/index.ts';
import { NotificationsRepo, type PlacedSubject } from '../notifications/index.ts';
import type { Authorized } from '../permissions/index.ts';
import { ProjectsRepo } from './projects.repo.ts';

declare const locked: unique symbol;

/**
 * A transaction that holds other writers of some projects back. Repos that write what is in a project take no other,
 * and only `ProjectWriter` makes one.
 */
export type ProjectTransaction = DbTransaction & { readonly [locked]: true };

interface WrittenProject {
  readonly id: number;
}

interface WriteRequest {
  /** Who writes: the activity is noted as theirs. */
  readonly by: { readonly userId: number };
  /** The projects that are written into. */
  readonly projects: readonly Authorized<WrittenProject>[];
  /** What changes in each of them. It is counted, and everybody who follows them is sent an event. */
  readonly changes: ProjectChange;
}

/** What the work inside a write can do beside using repos. */
export interface Writing {
  readonly transaction: ProjectTransaction;
  /** Adds to the activity of a project. */
  note(projectId: number, activity: Omit<NewActivity, 'projectId' | 'userId'>): Promise<void>;
  /** Hides or shows the notifications about comments on things that disappear or come back. */
  refreshNotifications(type: CommentSubject, subjects: readonly PlacedSubject[]): Promise<void>;
  /** Adds a change of another kind than the one asked for. */
  alsoChanges(type: ProjectChange): void;
  /** Nothing changes after all, so nothing is counted and nobody is sent an event. */
  changesNothing(): void;
}

/**
 * Writes into projects. One transaction locks the projects in the order of their ids, so that two writers never wait
 * for each other, does the work, and at its end counts the changes and sends the events. Either all of it happens or
 * none.
 */
export class ProjectWriter {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  write<T>({ by, projects, changes }: WriteRequest, work: (writing: Writing) => Promise<T>): Promise<T> {
    const ids = [...new Set(projects.map(({ id }) => id))].sort((a, b) => a - b);
    return this.#db.transaction().execute(async (transaction) => {
      await new ProjectsRepo(transaction).lock(ids);
      const changed = new Set<ProjectChange>([changes]);
      const result = await work({
        transaction: asProjectTransaction(transaction),
        note: (projectId, activity) =>
          new ActivitiesRepo(transaction).note({ ...activity, projectId, userId: by.userId }),
        refreshNotifications: (type, subjects) => new NotificationsRepo(transaction).noteSubjects(type, subjects),
        alsoChanges: (type) => void changed.add(type),
        changesNothing: () => changed.clear(),
      });
      const counted = new ChangesRepo(transaction);
      for (const id of ids) for (const type of changed) await counted.ofProject(id, type);
      return result;
    });
  }
}

/** The transaction that creates a project: nobody else can write into the project before it ends. */
export const asProjectTransaction = (transaction: DbTransaction): ProjectTransaction =>
  transaction as ProjectTransaction;
