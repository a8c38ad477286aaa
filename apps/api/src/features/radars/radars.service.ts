import { type Action, firstRingsIn, limits, type NewRadar, type RadarChange, type RadarSort } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import { assertBasedOn } from '../cards/based-on.rules.ts';
import { ConclusionWriter } from '../conclusions/conclusion-writer.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import { authorizeInProject } from '../projects/authorize-in-project.ts';
import type { Project } from '../projects/project.ts';
import type { ProjectTransaction, ProjectWriter } from '../projects/project-writer.ts';
import { BlipsReadModel } from './blips.read-model.ts';
import { changeRadar, emptyRadar, isUnchanged, type RadarContent } from './content/radar-change.rules.ts';
import { createRadar, writeContent } from './content/write-content.ts';
import type { Radar } from './radar.ts';
import { RadarsReadModel } from './radars.read-model.ts';

export interface FoundRadar<A extends Action = Action> {
  readonly radar: Authorized<Radar, A>;
  readonly project: Authorized<Project, A>;
}

/** The values that a new radar takes from the brief of its project. */
export interface BriefForRadar {
  readonly challenge: string | null;
  readonly audience: string | null;
  readonly domains: readonly string[];
}

interface Window {
  readonly offset: number;
  readonly limit: number;
}

/** Finds radars for an action that the actor may perform on them, and changes radars found in this way. */
export class RadarsService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #briefOf: (project: { readonly id: number }) => Promise<BriefForRadar>;

  constructor(db: Db, writer: ProjectWriter, briefOf: (project: { readonly id: number }) => Promise<BriefForRadar>) {
    this.#db = db;
    this.#writer = writer;
    this.#briefOf = briefOf;
  }

  /** The radar of a project, for an action that the actor may perform on it. */
  async find<A extends Action>(
    actor: Actor,
    projectSlug: string,
    slug: string,
    action: A,
    options: { trashed?: boolean } = {},
  ): Promise<FoundRadar<A>> {
    const radar = await new RadarsReadModel(this.#db).find(slug, options);
    const { object, project } = await authorizeInProject(this.#db, actor, action, radar, projectSlug);
    return { radar: object, project };
  }

  async list(project: Authorized<Project>, search: string, sort: RadarSort, window: Window) {
    return new RadarsReadModel(this.#db).page(project.id, search, sort, window);
  }

  /** Creates a radar. Throws the 422 problem if there are too few sectors, in the body or in the brief. */
  async create(actor: Actor, project: Authorized<Project, 'radar.create'>, given: NewRadar): Promise<FoundRadar> {
    const brief = await this.#briefOf(project);
    const sectors =
      given.domains ?? brief.domains.slice(0, limits.radarDomains.max).map((name) => ({ name, was: name }));
    if (sectors.length < limits.radarDomains.min) {
      throw problem(
        'invalid_attribute',
        `A radar has at least ${limits.radarDomains.min} sectors, and the brief of the project does not name so many domains.`,
        { pointer: '/data/attributes/domains' },
      );
    }
    const rings = given.rings ?? firstRingsIn(actor.user.locale).map((name) => ({ name, was: name }));
    const { title } = given;
    const start = { ...emptyRadar, challenge: brief.challenge, audience: brief.audience };
    const request = { kind: 'radars', actor, project } as const;
    const slug = await ConclusionWriter.create(this.#writer, request, given.creation_key, async (writer) => {
      const changed = changeRadar(start, { ...given, domains: sectors, rings, blips: given.blips ?? [] });
      const place = { projectId: project.id, userId: actor.user.userId };
      const created = await createRadar(writer.transaction, place, changed);
      writer.record('created', { title, slug: created.slug });
      return created.slug;
    });
    return this.find(actor, project.slug, slug, 'radar.view');
  }

  async update(actor: Actor, found: FoundRadar<'radar.update'>, change: RadarChange): Promise<FoundRadar> {
    const { project } = found;
    const { slug } = found.radar;
    const request = { kind: 'radars', actor, project, addsText: true } as const;
    await ConclusionWriter.write(this.#writer, request, async (writer) => {
      const { radar, content } = await this.read(writer.transaction, slug);
      assertBasedOn(change.based_on, radar, 'radar');
      const changed = changeRadar(content, change);
      if (isUnchanged(content, changed)) return;
      await writeContent(writer.transaction, radar, changed);
      writer.record('edited', { slug, title: change.title ?? radar.title });
    });
    return this.find(actor, project.slug, slug, 'radar.view');
  }

  /** Moves a radar to the trash. */
  async trash(actor: Actor, { radar, project }: FoundRadar<'radar.delete'>): Promise<void> {
    await this.#write(actor, project, (writer) => writer.trash(radar));
  }

  /** Restores a radar from the trash. */
  async restore(actor: Actor, { radar, project }: FoundRadar<'radar.delete'>): Promise<void> {
    await this.#write(actor, project, (writer) => writer.restore(radar));
  }

  /** The current radar, read while other writers are locked out: kept values must be those of the last change. */
  async read(transaction: ProjectTransaction, slug: string): Promise<{ radar: Radar; content: RadarContent }> {
    const radar = await new RadarsReadModel(transaction).find(slug);
    if (!radar) throw problem('not_found');
    return { radar, content: contentOf(radar, await new BlipsReadModel(transaction).of(radar.id)) };
  }

  #write<T>(actor: Actor, project: Authorized<Project>, work: (writer: ConclusionWriter) => Promise<T>): Promise<T> {
    return ConclusionWriter.write(this.#writer, { kind: 'radars', actor, project }, work);
  }
}

const contentOf = (radar: Radar, blips: RadarContent['blips']): RadarContent => ({
  title: radar.title,
  challenge: radar.challenge,
  description: radar.description,
  audience: radar.audience,
  sectors: radar.sectors,
  rings: radar.rings,
  impacts: radar.impacts,
  blips,
});
