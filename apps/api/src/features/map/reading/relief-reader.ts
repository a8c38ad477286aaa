import type { ReliefAttributes } from '@foreglow/contract';
import { reliefOf } from '@foreglow/pictures/map/relief';
import type { Project } from '#features/projects/project.ts';
import type { Db } from '#platform/db/database.ts';
import type { VersionedCache } from '#platform/db/versioned-cache.ts';
import { type MapVersion, ReliefReadModel } from './relief.read-model.ts';

type Mapped = Pick<Project, 'id' | 'cardsVersion'>;

/** The small pictures of the maps of projects, made only from published cards. It requests no job. */
export class ReliefReader {
  readonly #read: ReliefReadModel;
  readonly #cache: VersionedCache;

  constructor(db: Db, cache: VersionedCache) {
    this.#read = new ReliefReadModel(db);
    this.#cache = cache;
  }

  /** The reliefs of projects whose map shows a card, by the id of the project. */
  async of(projects: readonly Mapped[]): Promise<Map<number, ReliefAttributes>> {
    const versions = await this.#read.versions(projects.map(({ id }) => id));
    const found = new Map<number, ReliefAttributes>();
    // One after the other, so that a page of tiles does not keep all connections busy.
    for (const project of projects) {
      const version = versions.get(project.id);
      const relief = version && (await this.#relief(project, version));
      if (relief) found.set(project.id, relief);
    }
    return found;
  }

  /** Whether a project has a map. */
  async isMapped({ id }: Pick<Project, 'id'>): Promise<boolean> {
    return (await this.#read.versions([id])).has(id);
  }

  async #relief({ id, cardsVersion }: Mapped, { modelId, version }: MapVersion): Promise<ReliefAttributes | undefined> {
    const key = `relief ${modelId}@${version} ${id}:${cardsVersion}`;
    const { relief } = await this.#cache.get(key, async () => {
      const made = reliefOf(await this.#read.places(id, modelId));
      return { relief: made && { ...made, heights: Buffer.from(made.heights).toString('base64') } };
    });
    return relief;
  }
}
