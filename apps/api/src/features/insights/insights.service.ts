import type { Action, Drafter, InsightChange, InsightSort } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem, withAllFaults } from '#platform/http/problem.ts';
import { type PictureChoice, takePicture } from '../attachments/picture-choice.ts';
import { assertBasedOn } from '../cards/based-on.rules.ts';
import { ConclusionWriter } from '../evidence/conclusion-writer.ts';
import { type ConclusionFilters, conditionsOf } from '../evidence/conclusions.read-model.ts';
import { EvidenceRepo } from '../evidence/evidence.repo.ts';
import { hasValues } from '../evidence/evidence.rules.ts';
import { evidenceLink } from '../evidence/links.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { authorizeInProject } from '../projects/authorize-in-project.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { type Insight, insightsReadModel } from './insights.read-model.ts';
import { InsightsRepo } from './insights.repo.ts';

export interface FoundInsight<A extends Action = Action> {
  readonly insight: Authorized<Insight, A>;
  readonly project: Authorized<Project, A>;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Finds insights for an action that the actor may perform on them, and changes insights found in this way. */
export class InsightsService {
  readonly #db: Db;
  readonly #tags: TagsReadModel;

  constructor(db: Db, tags: TagsReadModel) {
    this.#db = db;
    this.#tags = tags;
  }

  /** The insight of a project, for an action that the actor may perform on it. */
  async find<A extends Action>(
    actor: Actor,
    projectSlug: string,
    slug: string,
    action: A,
    options: { trashed?: boolean } = {},
  ): Promise<FoundInsight<A>> {
    const insight = await insightsReadModel(this.#db).find(slug, options);
    const { object, project } = await authorizeInProject(this.#db, actor, action, insight, projectSlug);
    return { insight: object, project };
  }

  async list(project: Authorized<Project>, filters: ConclusionFilters, sort: InsightSort, window: Window) {
    const tags = await this.#tags.byId(project);
    const conditions = conditionsOf(filters, tags.values(), 'insights');
    return { project, ...(await insightsReadModel(this.#db).page(project.id, conditions, sort, window)) };
  }

  async create(
    actor: Actor,
    project: Authorized<Project, 'insight.create'>,
    given: InsightChange & { title: string; creation_key?: string | undefined; drafter?: Drafter | null | undefined },
    picture?: PictureChoice,
  ): Promise<FoundInsight> {
    const request = { kind: 'insights', actor, project } as const;
    const slug = await ConclusionWriter.create(this.#db, request, given.creation_key, async (writer) => {
      const { transaction } = writer;
      const created = await withAllFaults(async (attempt) => {
        const fields = {
          title: given.title,
          description: given.description ?? null,
          tagIds: await writer.tagIds('insights', given.tags ?? []),
          attachmentId: (await attempt(() => takePicture(transaction, picture))) ?? null,
        };
        const { drafter } = given;
        const stored = await new InsightsRepo(transaction).create(project.id, actor.user.userId, fields, drafter);
        await attempt(() => setCards(transaction, stored, project, given));
        return stored;
      });
      await writer.note('created', { ...given, slug: created.slug });
      return created.slug;
    });
    return this.find(actor, project.slug, slug, 'insight.view');
  }

  async update(
    actor: Actor,
    found: FoundInsight<'insight.update'>,
    change: InsightChange,
    picture?: PictureChoice,
  ): Promise<FoundInsight> {
    const { project } = found;
    const { slug } = found.insight;
    const request = { kind: 'insights', actor, project, addsText: true } as const;
    await ConclusionWriter.write(this.#db, request, async (writer) => {
      const { transaction } = writer;
      // Read again now that other writers are locked out: the kept fields must be those of the last change.
      const insight = await insightsReadModel(transaction).find(slug);
      if (!insight) throw problem('not_found');
      assertBasedOn(change.based_on, insight, 'insight');
      const isChanged = await withAllFaults(async (attempt) => {
        const attachmentId = await attempt(() => takePicture(transaction, picture));
        const fields = {
          title: change.title ?? insight.title,
          description: change.description === undefined ? insight.description : change.description,
          tagIds: change.tags ? await writer.tagIds('insights', change.tags) : insight.tagIds,
          attachmentId: attachmentId === undefined ? insight.attachmentId : attachmentId,
        };
        const hasNewCards = await attempt(() => setCards(transaction, insight, project, change));
        if (!hasNewCards && hasValues(insight, fields)) return false;
        await new InsightsRepo(transaction).update(insight.id, fields);
        return true;
      });
      if (!isChanged) return writer.changesNothing();
      await writer.note('edited', { slug, title: change.title ?? insight.title });
    });
    return this.find(actor, project.slug, slug, 'insight.view');
  }

  /** Moves an insight to the trash. */
  async trash(actor: Actor, { insight, project }: FoundInsight<'insight.delete'>): Promise<void> {
    await this.#write(actor, project, (writer) => writer.trash(insight));
  }

  /** Restores an insight from the trash. */
  async restore(actor: Actor, { insight, project }: FoundInsight<'insight.delete'>): Promise<void> {
    await this.#write(actor, project, (writer) => writer.restore(insight));
  }

  #write<T>(actor: Actor, project: Authorized<Project>, work: (writer: ConclusionWriter) => Promise<T>): Promise<T> {
    return ConclusionWriter.write(this.#db, { kind: 'insights', actor, project }, work);
  }
}

/** Makes the named cards the evidence of an insight. */
const setCards = (
  transaction: ProjectTransaction,
  insight: { readonly id: number },
  project: Project,
  { card_slugs }: InsightChange,
): Promise<boolean> =>
  new EvidenceRepo(transaction).set(evidenceLink('insights', 'cards'), insight.id, project.id, card_slugs);
