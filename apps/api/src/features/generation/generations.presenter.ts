import type { FinishedStep, GenerationAttributes, ListedGenerationAttributes, Team } from '@foreglow/contract';
import { isAtRest } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import type { Project } from '../projects/project.ts';
import { shownAs } from '../users/team.rules.ts';
import type { FoundGeneration } from './generation.service.ts';
import type { Generation, StoredDraft } from './generation.ts';
import { GenerationsReadModel, type ListedGeneration } from './generations.read-model.ts';
import { SourceCardsReadModel } from './source-cards.read-model.ts';
import { nextStep } from './steps.rules.ts';

type Named = Pick<Project, 'slug' | 'title'>;

/** Turns drafted radars into resource objects. */
export class GenerationsPresenter {
  readonly #db: Db;
  readonly #team: () => Promise<Team | null>;

  constructor(db: Db, team: () => Promise<Team | null>) {
    this.#db = db;
    this.#team = team;
  }

  /** An instance with the results of its steps, and its draft. */
  async one({ generation, project }: FoundGeneration) {
    const read = new GenerationsReadModel(this.#db);
    const finished = await read.steps(generation.id);
    const draft = await read.draft(generation.id);
    const attributes: GenerationAttributes = {
      ...(await this.#head({ ...generation, finished }, project)),
      steps: finished.map(
        ({ step, produced, drafter, finishedAt }) =>
          ({ step, produced, drafter, finished_at: finishedAt.toISOString() }) as FinishedStep,
      ),
      draft: draft && (await this.#draft(project, draft)),
    };
    return resourceOf(generation, attributes);
  }

  /** Instances without their drafts. */
  list(found: readonly ListedGeneration[], project: Named) {
    return Promise.all(found.map(async (one) => resourceOf(one, await this.#head(one, project))));
  }

  async #head(one: ListedGeneration, project: Named): Promise<ListedGenerationAttributes> {
    const { name, email } = shownAs(one.creator, await this.#team());
    return {
      slug: one.slug,
      state: one.state,
      step: isAtRest(one.state) && one.state !== 'failed' ? null : nextStep(one.finished),
      failure: one.failure,
      prompt: one.prompt,
      drafter: one.kind,
      tokens: one.tokens,
      radar_slug: one.radar && !one.radar.isTrashed ? one.radar.slug : null,
      creator: { name, email },
      project: { slug: project.slug, title: project.title },
      created_at: one.createdAt.toISOString(),
      ended_at: one.endedAt?.toISOString() ?? null,
    };
  }

  /** The draft, with those of its cards that are still published. */
  async #draft({ id }: Project, { domains, rings, impacts, blips }: StoredDraft) {
    const cards = await new SourceCardsReadModel(this.#db).shown(
      id,
      blips.flatMap(({ cardIds }) => cardIds),
    );
    return {
      domains,
      rings,
      impacts,
      blips: blips.map(({ cardIds, ...blip }) => ({
        ...blip,
        cards: cardIds.flatMap((cardId) => {
          const card = cards.get(cardId);
          return card ? [{ slug: card.slug, title: card.title, public: true, removed_at: null }] : [];
        }),
      })),
    };
  }
}

const resourceOf = <A>({ slug }: Pick<Generation, 'slug'>, attributes: A) => ({
  type: 'generations' as const,
  id: slug,
  attributes,
  links: { self: `/v1/generations/${slug}` },
});
