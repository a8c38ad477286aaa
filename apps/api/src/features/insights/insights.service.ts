import type { Action, InsightChange, InsightSort } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { AttachmentsService } from '../attachments/index.ts';
import { assertBasedOn } from '../cards/index.ts';
import {
  type ConclusionFilters,
  ConclusionWriter,
  conditionsOf,
  EvidenceRepo,
  insightCards,
} from '../evidence/index.ts';
import type { Actor, Authorized } from '../permissions/index.ts';
import { type Project, ProjectsRepo, type ProjectsService, targetOf } from '../projects/index.ts';
import type { TagsReadModel } from '../tags/index.ts';
import { type Insight, insightsReadModel } from './insights.read-model.ts';
import { InsightsRepo } from './insights.repo.ts';

export interface FoundInsight {
  readonly insight: Authorized<Insight>;
  readonly project: Project;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

const picturePointer = '/data/attributes/attachment_id';

/** Insights: each method loads the stored insight, authorises the actor on it, then does its work. */
export class InsightsService {
  readonly #db: Db;
  readonly #projects: ProjectsService;
  readonly #tags: TagsReadModel;
  readonly #attachments: AttachmentsService;

  constructor(db: Db, projects: ProjectsService, tags: TagsReadModel, attachments: AttachmentsService) {
    this.#db = db;
    this.#projects = projects;
    this.#tags = tags;
    this.#attachments = attachments;
  }

  /** The insight of a project, for an action the actor may do on it. */
  async find(
    actor: Actor,
    projectSlug: string,
    slug: string,
    action: Action,
    options: { trashed?: boolean } = {},
  ): Promise<FoundInsight> {
    const insight = await insightsReadModel(this.#db).find(slug, options);
    const [project] = insight ? await new ProjectsRepo(this.#db).findAll([insight.projectId]) : [];
    if (!insight || project?.slug !== projectSlug) throw problem('not_found');
    return { insight: actor.authorize(action, targetOf(project), insight), project };
  }

  async list(actor: Actor, projectSlug: string, filters: ConclusionFilters, sort: InsightSort, window: Window) {
    const project = await this.#projects.find(actor, projectSlug, 'insight.view');
    const tags = await this.#tags.byId(project);
    const conditions = conditionsOf(filters, tags.values(), 'insights');
    return { project, ...(await insightsReadModel(this.#db).page(project.id, conditions, sort, window)) };
  }

  async create(actor: Actor, projectSlug: string, given: InsightChange & { title: string }): Promise<FoundInsight> {
    const project = await this.#projects.find(actor, projectSlug, 'insight.create');
    const attachmentId = await this.#attachments.idForUse(actor, given.attachment_id, picturePointer);
    const slug = await this.#hold(actor, project, async (writer) => {
      const { transaction } = writer;
      const created = await new InsightsRepo(transaction).create(project.id, actor.user.userId, {
        title: given.title,
        description: given.description ?? null,
        tagIds: await writer.tagIds(given.tags ?? []),
        attachmentId: attachmentId ?? null,
      });
      await new EvidenceRepo(transaction).set(insightCards, created.id, project.id, given.card_slugs);
      await writer.note('created', { ...given, slug: created.slug });
      return created.slug;
    });
    return this.find(actor, projectSlug, slug, 'insight.view');
  }

  async update(actor: Actor, projectSlug: string, slug: string, change: InsightChange): Promise<FoundInsight> {
    const { project } = await this.find(actor, projectSlug, slug, 'insight.update');
    const attachmentId = await this.#attachments.idForUse(actor, change.attachment_id, picturePointer);
    await this.#hold(actor, project, async (writer) => {
      const { transaction } = writer;
      // Read again now that other writers are held back: fields that are kept must be those of the last change.
      const insight = await insightsReadModel(transaction).find(slug);
      if (!insight) throw problem('not_found');
      assertBasedOn(change.based_on, insight, 'insight');
      await new InsightsRepo(transaction).update(insight.id, {
        title: change.title ?? insight.title,
        description: change.description === undefined ? insight.description : change.description,
        tagIds: change.tags ? await writer.tagIds(change.tags) : insight.tagIds,
        attachmentId: attachmentId === undefined ? insight.attachmentId : attachmentId,
      });
      await new EvidenceRepo(transaction).set(insightCards, insight.id, project.id, change.card_slugs);
      await writer.note('edited', { slug, title: change.title ?? insight.title });
    });
    return this.find(actor, projectSlug, slug, 'insight.view');
  }

  /** Moves an insight to the trash. */
  async trash(actor: Actor, projectSlug: string, slug: string): Promise<void> {
    const { insight, project } = await this.find(actor, projectSlug, slug, 'insight.delete');
    await this.#hold(actor, project, (writer) => writer.trash(insight));
  }

  /** Takes an insight back out of the trash. */
  async restore(actor: Actor, projectSlug: string, slug: string): Promise<void> {
    const { insight, project } = await this.find(actor, projectSlug, slug, 'insight.delete', { trashed: true });
    await this.#hold(actor, project, (writer) => writer.restore(insight));
  }

  #hold<T>(actor: Actor, project: Project, work: (writer: ConclusionWriter) => Promise<T>): Promise<T> {
    return ConclusionWriter.hold(this.#db, { kind: 'insights', actor, project }, work);
  }
}
