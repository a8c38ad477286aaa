import type { GenerationPrompt, GenerationReview } from '@foreglow/contract';
import { canContinue, limits } from '@foreglow/contract';
import type { Db, DbTransaction } from '#platform/db/database.ts';
import { isUniqueViolation } from '#platform/db/database-errors.ts';
import { problem } from '#platform/http/problem.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Drafting } from '../assistance/drafting.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { MembershipsRepo } from '../permissions/memberships.repo.ts';
import { authorizeInProject } from '../projects/authorize-in-project.ts';
import type { Project } from '../projects/project.ts';
import type { AssistanceSettings } from '../settings/settings.service.ts';
import { draftRadar } from './draft-radar.job.ts';
import type { Generation } from './generation.ts';
import { GenerationsReadModel, type ListedGeneration } from './generations.read-model.ts';
import { GenerationsRepo } from './generations.repo.ts';
import { reviewDraft, slugsIn } from './review.rules.ts';
import { SourceCardsReadModel } from './source-cards.read-model.ts';

type Creating = Authorized<Project, 'radar.create'>;

export interface FoundGeneration {
  readonly generation: Authorized<Generation, 'radar.create'>;
  readonly project: Creating;
}

interface Parts {
  readonly db: Db;
  readonly queue: JobQueue;
  readonly drafting: Drafting;
  readonly settings: () => Promise<AssistanceSettings>;
}

/** Radars that are drafted step by step: starts, continues, ends and reviews them. A job makes the drafts. */
export class GenerationService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The instance with the slug, for people who may create radars in its project. */
  async find(actor: Actor, slug: string): Promise<FoundGeneration> {
    const { db } = this.#parts;
    const generation = await new GenerationsReadModel(db).find(slug);
    const { object, project } = await authorizeInProject(db, actor, 'radar.create', generation);
    return { generation: object, project };
  }

  list(project: Creating): Promise<ListedGeneration[]> {
    return new GenerationsReadModel(this.#parts.db).ofProject(project.id);
  }

  /**
   * Starts drafting a radar. Throws the 422 problem for a single sector, the 409 problem while another radar is being
   * drafted in the project, and the 429 problem at the limit of its workspace.
   */
  async start(actor: Actor, project: Creating, prompt: GenerationPrompt): Promise<FoundGeneration> {
    if (prompt.domains.length > 0 && prompt.domains.length < limits.radarDomains.min) {
      throw problem('invalid_attribute', 'Give at least two sectors, or none to have them drafted.', {
        pointer: '/prompt/domains',
      });
    }
    const { drafting } = this.#parts;
    const kind = await drafting.kindFor(project);
    const { userId, locale } = actor.user;
    const slug = await this.#queued({ project }, (repo) =>
      repo.create({ projectId: project.id, userId, prompt, locale, kind }),
    );
    return this.find(actor, slug);
  }

  /**
   * Continues a failed instance after its last finished step, if that can help. Throws the same problems as `start`.
   */
  async continue(actor: Actor, { generation, project }: FoundGeneration): Promise<FoundGeneration> {
    const kind = await this.#parts.drafting.kindFor(project);
    if (generation.failure !== null && !canContinue(generation.failure)) {
      throw problem('conflict', 'This draft cannot be continued. Please start a new one.');
    }
    if (generation.kind === 'ai' && kind !== 'ai') {
      throw problem('conflict', 'The service that began this draft is no longer used here. Please start a new one.');
    }
    await this.#queued({ project, generation }, async (repo) => {
      if (await repo.requeue(generation.id)) return generation.slug;
      throw problem('conflict', 'Only a draft that has failed can be continued.');
    });
    return this.find(actor, generation.slug);
  }

  /** Ends an instance permanently; one that is waiting for its review stays unchanged. */
  async terminate(actor: Actor, { generation }: FoundGeneration): Promise<FoundGeneration> {
    await this.#write((repo) => repo.terminate(generation.id));
    return this.find(actor, generation.slug);
  }

  /**
   * Merges the decisions of a review into the draft. Throws the 409 problem if the draft cannot be reviewed (any more).
   */
  async review(
    actor: Actor,
    { generation, project }: FoundGeneration,
    given: GenerationReview,
  ): Promise<FoundGeneration> {
    await this.#parts.db.transaction().execute(async (transaction) => {
      const repo = new GenerationsRepo(transaction);
      const held = await repo.hold(generation.id);
      if (!held) throw problem('conflict', 'This draft cannot be reviewed: it is not finished, or was stopped.');
      if (held.radarId !== null) {
        throw problem('conflict', 'A radar has been made of this draft. Please change the radar.');
      }
      const cards = await new SourceCardsReadModel(transaction).idsOf(project.id, slugsIn(given));
      await repo.review(generation.id, reviewDraft(held.draft, given, cards));
    });
    return this.find(actor, generation.slug);
  }

  /** Queues an instance and sends its job, in one transaction, within the limit of the workspace. */
  async #queued(
    { project, generation }: { readonly project: Project; readonly generation?: Generation },
    work: (repo: GenerationsRepo) => Promise<string>,
  ): Promise<string> {
    const { db, queue, settings } = this.#parts;
    const { radarsPerDay } = await settings();
    try {
      return await db.transaction().execute(async (transaction) => {
        await assertWithinLimit(transaction, { project, generation, radarsPerDay });
        const slug = await work(new GenerationsRepo(transaction));
        await queue.send(draftRadar, { generation_slug: slug }, { db: transaction });
        return slug;
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw problem('conflict', 'A radar of this project is being drafted. Please wait for it, or stop it.');
    }
  }

  #write<T>(work: (repo: GenerationsRepo) => Promise<T>): Promise<T> {
    return this.#parts.db.transaction().execute((transaction) => work(new GenerationsRepo(transaction)));
  }
}

interface WithinLimit {
  readonly project: Project;
  /** The instance that is queued again and is therefore counted already. */
  readonly generation: Generation | undefined;
  readonly radarsPerDay: number;
}

/** The workspace is locked, so that concurrent calls, even in other projects, cannot exceed the limit together. */
async function assertWithinLimit(
  transaction: DbTransaction,
  { project: { workspaceId }, generation, radarsPerDay }: WithinLimit,
): Promise<void> {
  await new MembershipsRepo(transaction).lock(workspaceId);
  if ((await new GenerationsReadModel(transaction).ofDay(workspaceId, generation?.id)) < radarsPerDay) return;
  throw problem(
    'too_many_requests',
    'The workspace has had as many radars drafted today as it may. An administrator can change the limit.',
  );
}
