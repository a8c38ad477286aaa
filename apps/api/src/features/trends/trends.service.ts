import type { Action, NewRating, TrendChange, TrendSort } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { type Attempt, problem, withAllFaults } from '#platform/http/problem.ts';
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
import { targetOf } from '../projects/projects.service.ts';
import type { TagsReadModel } from '../tags/tags.read-model.ts';
import { RatingsRepo } from './ratings.repo.ts';
import { type OwnTrendFilters, type Trend, trendConditions, trendsReadModel } from './trends.read-model.ts';
import { TrendsRepo } from './trends.repo.ts';

export interface FoundTrend<A extends Action = Action> {
  readonly trend: Authorized<Trend, A>;
  readonly project: Authorized<Project, A>;
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Finds trends for an action that the actor may perform on them, and changes trends found in this way. */
export class TrendsService {
  readonly #db: Db;
  readonly #tags: TagsReadModel;

  constructor(db: Db, tags: TagsReadModel) {
    this.#db = db;
    this.#tags = tags;
  }

  /** The trend of a project, for an action that the actor may perform on it. */
  async find<A extends Action>(
    actor: Actor,
    projectSlug: string,
    slug: string,
    action: A,
    options: { trashed?: boolean } = {},
  ): Promise<FoundTrend<A>> {
    const trend = await trendsReadModel(this.#db).find(slug, options);
    const { object, project } = await authorizeInProject(this.#db, actor, action, trend, projectSlug);
    return { trend: object, project };
  }

  /** A trend that the actor may see and rate. People who may write in its project may rate it. */
  async findToRate(actor: Actor, projectSlug: string, slug: string): Promise<FoundTrend<'project.write'>> {
    const { trend, project } = await this.find(actor, projectSlug, slug, 'trend.view');
    const target = targetOf(project);
    return {
      trend: actor.authorize('project.write', target, trend),
      project: actor.authorize('project.write', target, project),
    };
  }

  async list(
    actor: Actor,
    project: Authorized<Project>,
    filters: ConclusionFilters & OwnTrendFilters,
    sort: TrendSort,
    window: Window,
  ) {
    const tags = await this.#tags.byId(project);
    const conditions = [
      ...conditionsOf(filters, tags.values(), 'trends'),
      ...trendConditions(filters, actor.may('project.write', targetOf(project))),
    ];
    return { project, ...(await trendsReadModel(this.#db).page(project.id, conditions, sort, window)) };
  }

  async create(
    actor: Actor,
    project: Authorized<Project, 'trend.create'>,
    given: TrendChange & { title: string; creation_key?: string | undefined },
    picture?: PictureChoice,
  ): Promise<FoundTrend> {
    const request = { kind: 'trends', actor, project } as const;
    const slug = await ConclusionWriter.create(this.#db, request, given.creation_key, async (writer) => {
      const { transaction } = writer;
      const created = await withAllFaults(async (attempt) => {
        const stored = await new TrendsRepo(transaction).create(project.id, actor.user.userId, {
          title: given.title,
          subtitle: given.subtitle ?? null,
          description: given.description ?? null,
          implications: given.implications ?? null,
          horizon: given.horizon ?? 'next',
          impact: given.impact ?? 3,
          certainty: given.certainty ?? 3,
          direction: given.direction ?? 'steady',
          tagIds: await writer.tagIds('trends', given.tags ?? []),
          attachmentId: (await attempt(() => takePicture(transaction, picture))) ?? null,
        });
        await setEvidence(transaction, stored, project, given, attempt);
        return stored;
      });
      await writer.note('created', { ...given, slug: created.slug });
      return created.slug;
    });
    return this.find(actor, project.slug, slug, 'trend.view');
  }

  async update(
    actor: Actor,
    found: FoundTrend<'trend.update'>,
    change: TrendChange,
    picture?: PictureChoice,
  ): Promise<FoundTrend> {
    const { project } = found;
    const { slug } = found.trend;
    const request = { kind: 'trends', actor, project, addsText: true } as const;
    await ConclusionWriter.write(this.#db, request, async (writer) => {
      const { transaction } = writer;
      const trend = await again(transaction, slug);
      assertBasedOn(change.based_on, trend, 'trend');
      const kept = <T>(given: T | undefined, stored: T): T => (given === undefined ? stored : given);
      const isChanged = await withAllFaults(async (attempt) => {
        const fields = {
          title: kept(change.title, trend.title),
          subtitle: kept(change.subtitle, trend.subtitle),
          description: kept(change.description, trend.description),
          implications: kept(change.implications, trend.implications),
          horizon: kept(change.horizon, trend.horizon),
          impact: kept(change.impact, trend.impact),
          certainty: kept(change.certainty, trend.certainty),
          direction: kept(change.direction, trend.direction),
          tagIds: change.tags ? await writer.tagIds('trends', change.tags) : trend.tagIds,
          attachmentId: kept(await attempt(() => takePicture(transaction, picture)), trend.attachmentId),
        };
        const hasNewEvidence = await setEvidence(transaction, trend, project, change, attempt);
        if (!hasNewEvidence && hasValues(trend, fields)) return false;
        await new TrendsRepo(transaction).update(trend.id, fields);
        return true;
      });
      if (!isChanged) return writer.changesNothing();
      await writer.note('edited', { slug, title: change.title ?? trend.title });
    });
    return this.find(actor, project.slug, slug, 'trend.view');
  }

  /** Moves a trend to the trash. */
  async trash(actor: Actor, { trend, project }: FoundTrend<'trend.delete'>): Promise<void> {
    await this.#write(actor, project, (writer) => writer.trash(trend));
  }

  /** Restores a trend from the trash. */
  async restore(actor: Actor, { trend, project }: FoundTrend<'trend.delete'>): Promise<void> {
    await this.#write(actor, project, (writer) => writer.restore(trend));
  }

  /** Stores `rating` as the actor's rating of a trend. A rating without values is withdrawn. */
  async rate(actor: Actor, found: FoundTrend<'project.write'>, rating: NewRating): Promise<FoundTrend> {
    const { project } = found;
    const { slug } = found.trend;
    await this.#write(actor, project, async ({ transaction }) => {
      const trend = await again(transaction, slug);
      await new RatingsRepo(transaction).set(trend.id, actor.user.userId, {
        impact: rating.impact ?? null,
        certainty: rating.certainty ?? null,
        anonymous: rating.anonymous ?? true,
      });
    });
    return this.find(actor, project.slug, slug, 'trend.view');
  }

  #write<T>(actor: Actor, project: Authorized<Project>, work: (writer: ConclusionWriter) => Promise<T>): Promise<T> {
    return ConclusionWriter.write(this.#db, { kind: 'trends', actor, project }, work);
  }
}

/** The current trend, read while other writers are locked out: kept fields must be those of the last change. */
async function again(transaction: ProjectTransaction, slug: string): Promise<Trend> {
  const trend = await trendsReadModel(transaction).find(slug);
  if (!trend) throw problem('not_found');
  return trend;
}

async function setEvidence(
  transaction: ProjectTransaction,
  trend: { id: number },
  project: Project,
  given: TrendChange,
  attempt: Attempt,
): Promise<boolean> {
  const evidence = new EvidenceRepo(transaction);
  const hasNewCards = await attempt(() =>
    evidence.set(evidenceLink('trends', 'cards'), trend.id, project.id, given.card_slugs),
  );
  const hasNewInsights = await attempt(() =>
    evidence.set(evidenceLink('trends', 'insights'), trend.id, project.id, given.insight_slugs),
  );
  return hasNewCards === true || hasNewInsights === true;
}
