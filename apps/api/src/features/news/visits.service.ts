import type { Db } from '#platform/db/database.ts';
import { projectSubject } from '../map/map-subject.ts';
import type { MapsService } from '../map/maps.service.ts';
import type { ReliefReader } from '../map/reading/relief-reader.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { Project } from '../projects/project.ts';
import { type ProjectCountsReader, visibleCount } from '../projects/project-counts.read-model.ts';
import { VisitsRepo } from './visits.repo.ts';
import { newSince, opened } from './visits.rules.ts';

interface Parts {
  readonly db: Db;
  readonly maps: MapsService;
  readonly reliefs: ReliefReader;
  readonly counts: ProjectCountsReader;
  readonly now: () => Date;
}

/**
 * A map of so many cards is made for the picture of a project. Fewer make no landscape; the map of more takes minutes,
 * and is made when somebody opens it.
 */
const mapped = { least: 12, most: 5000 };

/** Records when people are in projects. */
export class VisitsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Records that a screen of a project was opened. With the first screen of a visit, the project gets its map. */
  async record(actor: Actor, project: Authorized<Project, 'project.view'>): Promise<void> {
    const { userId } = actor.user;
    const repo = new VisitsRepo(this.#parts.db);
    const before = (await repo.of(userId, [project.id])).get(project.id);
    const visits = opened(before, this.#parts.now());
    if (!visits) return;
    await repo.replace(userId, project.id, before, visits);
    if (visits.startedAt !== before?.startedAt) await this.#draw(actor, project);
  }

  /** Since when things are new to a person in projects, by the id of the project. */
  async newSince(userId: number, projectIds: readonly number[]): Promise<Map<number, Date | null>> {
    const visits = await new VisitsRepo(this.#parts.db).of(userId, projectIds);
    return new Map(projectIds.map((id) => [id, newSince(visits.get(id), this.#parts.now())]));
  }

  async #draw(actor: Actor, project: Authorized<Project, 'project.view'>): Promise<void> {
    const { counts, maps, reliefs } = this.#parts;
    const cards = visibleCount((await counts.of([project])).get(project.id), 'cards', false);
    if (cards < mapped.least || cards > mapped.most || (await reliefs.isMapped(project))) return;
    await maps.request(projectSubject(actor, project));
  }
}
