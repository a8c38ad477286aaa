import { kinds } from '@foreglow/contract';
import type { Db, SqlPart } from '#platform/db/database.ts';
import { type Attempt, problem, withAllFaults } from '#platform/http/problem.ts';
import { type PictureChoice, takePicture } from '../attachments/picture-choice.ts';
import { assertBasedOn } from '../cards/based-on.rules.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { authorizeInProject } from '../projects/authorize-in-project.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter } from '../projects/project-writer.ts';
import { targetOf } from '../projects/projects.service.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import {
  type ActionOn,
  type ConclusionType,
  type Found,
  type Given,
  ownValues,
  type SortOf,
  type Stored,
  type Verb,
  type Written,
} from './conclusion-type.ts';
import { ConclusionWriter } from './conclusion-writer.ts';
import { type ConclusionFilters, ConclusionsReadModel, conditionsOf } from './conclusions.read-model.ts';
import { ConclusionsRepo } from './conclusions.repo.ts';
import { EvidenceRepo } from './evidence.repo.ts';
import { hasValues } from './evidence.rules.ts';
import { evidenceLinks } from './links.ts';

interface Parts<T extends ConclusionType> {
  readonly db: Db;
  readonly writer: ProjectWriter;
  readonly tags: TagsReadModel;
  readonly type: T;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/**
 * Finds conclusions of one kind for an action that the actor may perform on them, and changes conclusions found in this
 * way.
 */
export class ConclusionsService<T extends ConclusionType> {
  readonly type: T;
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #tags: TagsReadModel;

  constructor({ db, writer, tags, type }: Parts<T>) {
    this.type = type;
    this.#db = db;
    this.#writer = writer;
    this.#tags = tags;
  }

  /** The action of this kind: `trend.update` for `update`. */
  action<V extends Verb>(verb: V): ActionOn<T, V> {
    return `${kinds[this.type.kind as T['kind']].singular}.${verb}`;
  }

  /** The conclusion of a project, for an action that the actor may perform on it. */
  async find<V extends Verb>(
    actor: Actor,
    projectSlug: string,
    slug: string,
    verb: V,
    options: { trashed?: boolean } = {},
  ): Promise<Found<T, ActionOn<T, V>>> {
    const stored = await new ConclusionsReadModel(this.#db, this.type).find(slug, options);
    const { object, project } = await authorizeInProject(this.#db, actor, this.action(verb), stored, projectSlug);
    return { conclusion: object, project };
  }

  /** A page of the project's conclusions. `own`: the conditions of filters that only this kind has. */
  async list(
    actor: Actor,
    project: Authorized<Project>,
    { filters, own }: { filters: ConclusionFilters; own: (seesDrafts: boolean) => readonly SqlPart[] },
    sort: SortOf<T>,
    window: Window,
  ): Promise<{ found: Stored<T>[]; total: number }> {
    const tags = await this.#tags.byId(project);
    const conditions = [
      ...conditionsOf(filters, tags.values(), this.type.kind),
      ...own(actor.may('project.write', targetOf(project))),
    ];
    return new ConclusionsReadModel(this.#db, this.type).page(project.id, conditions, sort, window);
  }

  async create(
    actor: Actor,
    project: Authorized<Project, ActionOn<T, 'create'>>,
    given: Given<T> & { readonly title: string; readonly creation_key?: string | undefined },
    picture?: PictureChoice,
  ): Promise<Found<T>> {
    const type = this.type;
    const request = { kind: type.kind, actor, project };
    const slug = await ConclusionWriter.create(this.#writer, request, given.creation_key, async (writer) => {
      const { transaction } = writer;
      const created = await withAllFaults(async (attempt) => {
        const own: Readonly<Record<string, unknown>> = given;
        const values: Written<T> = {
          title: given.title,
          description: given.description ?? null,
          tagIds: await writer.tagIds(type.kind, given.tags ?? []),
          attachmentId: (await attempt(() => takePicture(transaction, picture))) ?? null,
          ...ownValues(type, (name) => own[name] ?? null),
        };
        const place = { projectId: project.id, userId: actor.user.userId };
        const stored = await new ConclusionsRepo(transaction).create(type, place, values);
        await this.#setEvidence(transaction, stored, project, given, attempt);
        return stored;
      });
      writer.record('created', { title: given.title, slug: created.slug });
      return created.slug;
    });
    return this.find(actor, project.slug, slug, 'view');
  }

  async update(
    actor: Actor,
    { project, conclusion: { slug } }: Found<T, ActionOn<T, 'update'>>,
    change: Given<T> & { readonly based_on?: string | undefined },
    picture?: PictureChoice,
  ): Promise<Found<T>> {
    const type = this.type;
    await ConclusionWriter.write(this.#writer, { kind: type.kind, actor, project, addsText: true }, async (writer) => {
      const { transaction } = writer;
      const stored = await this.readAgain(transaction, slug);
      assertBasedOn(change.based_on, stored, kinds[type.kind].singular);
      const isChanged = await withAllFaults(async (attempt) => {
        const before: Readonly<Record<string, unknown>> = stored;
        const given: Readonly<Record<string, unknown>> = change;
        const attachmentId = await attempt(() => takePicture(transaction, picture));
        const values: Written<T> = {
          title: change.title ?? stored.title,
          description: change.description === undefined ? stored.description : change.description,
          tagIds: change.tags ? await writer.tagIds(type.kind, change.tags) : stored.tagIds,
          attachmentId: attachmentId === undefined ? stored.attachmentId : attachmentId,
          ...ownValues(type, (name) => (given[name] === undefined ? before[name] : given[name])),
        };
        const hasNewEvidence = await this.#setEvidence(transaction, stored, project, change, attempt);
        if (!hasNewEvidence && hasValues<object>(stored, values)) return false;
        await new ConclusionsRepo(transaction).update(type, stored.id, values);
        return true;
      });
      if (isChanged) writer.record('edited', { slug, title: change.title ?? stored.title });
    });
    return this.find(actor, project.slug, slug, 'view');
  }

  /** Moves a conclusion to the trash. */
  async trash(actor: Actor, { conclusion, project }: Found<T, ActionOn<T, 'delete'>>): Promise<void> {
    await this.write(actor, project, (writer) => writer.trash(conclusion));
  }

  /** Restores a conclusion from the trash. */
  async restore(actor: Actor, { conclusion, project }: Found<T, ActionOn<T, 'delete'>>): Promise<void> {
    await this.write(actor, project, (writer) => writer.restore(conclusion));
  }

  /** Writes what belongs to conclusions of a project. */
  write<R>(actor: Actor, project: Authorized<Project>, work: (writer: ConclusionWriter) => Promise<R>): Promise<R> {
    return ConclusionWriter.write(this.#writer, { kind: this.type.kind, actor, project }, work);
  }

  /** The current conclusion, read while other writers are locked out: kept values must be those of the last change. */
  async readAgain(transaction: ProjectTransaction, slug: string): Promise<Stored<T>> {
    const stored = await new ConclusionsReadModel(transaction, this.type).find(slug);
    if (!stored) throw problem('not_found');
    return stored;
  }

  /** Makes what the call names the evidence. Returns whether it has changed. */
  async #setEvidence(
    transaction: ProjectTransaction,
    { id }: { readonly id: number },
    project: Project,
    given: object,
    attempt: Attempt,
  ): Promise<boolean> {
    const evidence = new EvidenceRepo(transaction);
    const named: Readonly<Record<string, readonly string[] | undefined>> = { ...given };
    let isChanged = false;
    for (const link of evidenceLinks(this.type.kind)) {
      const isNew = await attempt(() => evidence.set(link, id, project.id, named[link.attribute]));
      isChanged ||= isNew === true;
    }
    return isChanged;
  }
}
