import type { RadarDrafter } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Actor } from '../permissions/actor.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import { changeRadar, emptyRadar } from '../radars/content/radar-change.rules.ts';
import { createRadar } from '../radars/content/write-content.ts';
import type { RadarsApi } from '../radars/feature.ts';
import type { FoundRadar } from '../radars/radars.service.ts';
import { createTrend } from '../trends/create-trend.ts';
import { radarOf, trendsOf } from './drafted-radar.rules.ts';
import type { FoundGeneration } from './generation.service.ts';
import type { StoredDraft, StoredStep } from './generation.ts';
import { GenerationsReadModel } from './generations.read-model.ts';
import { GenerationsRepo } from './generations.repo.ts';
import { SourceCardsReadModel } from './source-cards.read-model.ts';

/** Makes ordinary radars from drafts. */
export class DraftedRadarsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #radars: RadarsApi['radars'];

  constructor(db: Db, writer: ProjectWriter, radars: RadarsApi['radars']) {
    this.#db = db;
    this.#writer = writer;
    this.#radars = radars;
  }

  /**
   * Makes a radar from the accepted blips of a draft, only once: an existing one is returned. With `keepsTrends`, blips
   * that enough cards speak for become trends as well, which they then follow. Throws the 422 problem if no blip is
   * accepted, and the 409 problem if there is no draft or its radar is in the trash.
   */
  async make(
    actor: Actor,
    { generation, project }: FoundGeneration,
    keepsTrends: boolean,
  ): Promise<{ isNew: boolean; found: FoundRadar }> {
    const request = { by: actor.user, projects: [project], addsText: true };
    const isNew = await this.#writer.write(request, async ({ transaction, record }) => {
      const repo = new GenerationsRepo(transaction);
      const held = await repo.hold(generation.id);
      if (!held) throw problem('conflict', 'No radar can be made of this draft: it is not finished, or was stopped.');
      if (held.radarId !== null) return false;
      const ids = held.draft.blips.flatMap(({ cardIds }) => cardIds);
      const cards = await new SourceCardsReadModel(transaction).shown(project.id, ids);
      const place = { projectId: project.id, userId: actor.user.userId };
      const trends = new Map<string, string>();
      for (const { blipId, title, description, cardSlugs } of keepsTrends ? trendsOf(held.draft, cards) : []) {
        const trend = await createTrend(transaction, place, { title, description, cardSlugs });
        record(project.id, { kind: 'trend_created', subjects: [{ slug: trend, title }] });
        trends.set(blipId, trend);
      }
      const changed = changeRadar(emptyRadar, radarOf(generation.prompt, held.draft, cards, trends));
      const drafter = drafterOf(await new GenerationsReadModel(transaction).steps(generation.id), held.draft);
      const created = await createRadar(transaction, { ...place, drafter }, changed);
      await repo.noteRadar(generation, created.id);
      const { title } = generation.prompt;
      record(project.id, { kind: 'radar_created', subjects: [{ slug: created.slug, title }] });
      return true;
    });
    const made = (await new GenerationsReadModel(this.#db).find(generation.slug))?.radar;
    if (!made) throw problem('not_found');
    if (made.isTrashed) {
      throw problem('conflict', 'The radar of this draft is in the trash. Please restore it there.');
    }
    return { isNew, found: await this.#radars.find(actor, project.slug, made.slug, 'radar.view') };
  }
}

/**
 * The drafter of a radar: a model if it took part in any step, with the prompts of all its steps, and what people made of
 * the draft. Undefined for a draft that was made without steps.
 */
function drafterOf(steps: readonly StoredStep[], { blips }: StoredDraft): RadarDrafter | undefined {
  const drafters = steps.map(({ drafter }) => drafter);
  const ofModels = drafters.filter(({ kind }) => kind === 'ai');
  const counted = ofModels.length > 0 ? ofModels : drafters;
  const last = counted.at(-1);
  const kept = blips.filter(({ decision }) => decision === 'accepted');
  return (
    last && {
      ...last,
      prompt: [...new Set(counted.map(({ prompt }) => prompt))].join(', '),
      review: { drafted: blips.length, kept: kept.length, changed: kept.filter(({ edited }) => edited).length },
    }
  );
}
