import type { Db } from '#platform/db/database.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import { drawSvg } from '#platform/images/draw-svg.ts';
import type { PictureStore, StoredPicture } from '../attachments/picture-store.ts';
import type { Actor, Authorized } from '../permissions/actor.ts';
import type { ProjectWriter } from '../projects/project-writer.ts';
import { ProjectsRepo } from '../projects/projects.repo.ts';
import type { RadarsApi } from '../radars/feature.ts';
import { WorkspacesRepo } from '../workspaces/workspaces.repo.ts';
import { german } from './content/de/german.ts';
import { english } from './content/en/english.ts';
import { type SceneName, scenes } from './pictures/scenes.ts';
import { SampleContents, type SamplePictures } from './sample-contents.ts';
import { writeSampleRadar } from './sample-radar.ts';

const texts = { en: english, de: german };

/** The slugs of a new sample. */
interface Sample {
  readonly workspace: string;
  readonly project: string;
}

interface Parts {
  readonly db: Db;
  readonly writer: ProjectWriter;
  readonly pictures: PictureStore;
  readonly rateLimits: RateLimits;
  readonly radars: RadarsApi;
}

/** Creates sample workspaces. */
export class SamplesService {
  readonly #db: Db;
  readonly #writer: ProjectWriter;
  readonly #pictures: PictureStore;
  readonly #radars: RadarsApi;
  readonly #perUser: RateLimit;

  constructor({ db, writer, pictures, rateLimits, radars }: Parts) {
    this.#db = db;
    this.#writer = writer;
    this.#pictures = pictures;
    this.#radars = radars;
    this.#perUser = rateLimits({ name: 'sample', points: 10, seconds: 3600 });
  }

  /**
   * Creates a workspace with all its contents, in one transaction. The files of its pictures are stored before; if the
   * transaction fails, they are removed as orphans. `_right`: proves that the actor may create workspaces.
   */
  async create(
    actor: Actor,
    _right: Authorized<object, 'workspace.create'>,
    language: keyof typeof texts,
  ): Promise<Sample> {
    const { slug: person, userId } = actor.user;
    await this.#perUser.take(person);
    const words = texts[language];
    const pictures = await this.#drawPictures();
    const addresses = [await this.#radars.newAddress('radar-1'), await this.#radars.newAddress('radar-2')] as const;
    return this.#db.transaction().execute(async (creating) => {
      const workspace = await new WorkspacesRepo(creating).create({ ...words.workspace, sample: true }, userId);
      const project = await new ProjectsRepo(creating).create({ ...words.project, workspaceId: workspace.id, userId });
      await this.#writer.fill(creating, actor.user, async ({ transaction, record }) => {
        record(project.id, { kind: 'project_created' });
        const place = { projectId: project.id, userId };
        const written = await new SampleContents(transaction, place, words).write(pictures);
        await writeSampleRadar(transaction, place, words, { written, addresses });
      });
      return { workspace: workspace.slug, project: project.slug };
    });
  }

  async #drawPictures(): Promise<SamplePictures> {
    const stored = new Map<SceneName, StoredPicture>();
    for (const [name, svg] of Object.entries(scenes)) {
      const picture = await this.#pictures.makeReady(() => drawSvg(svg));
      stored.set(name as SceneName, await this.#pictures.keep(picture, (files) => Promise.resolve(files)));
    }
    return stored;
  }
}
