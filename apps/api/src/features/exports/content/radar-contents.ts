import { currentRadar } from '#features/radars/dumps/current-radar.ts';
import type { Radar } from '#features/radars/radar.ts';
import { RadarsReadModel } from '#features/radars/radars.read-model.ts';
import type { Db } from '#platform/db/database.ts';
import type { ExportedRadar } from './content.ts';
import type { SnapshotRequest } from './snapshot-request.ts';
import type { Spool } from './spool.ts';

/** The number of radars found together. */
const readTogether = 100;

/** Reads the radars of an export into a spool: the selected ones in their order, or all, newest first. */
export class RadarContents {
  readonly #db: Db;
  readonly #request: SnapshotRequest;

  constructor(db: Db, request: SnapshotRequest) {
    this.#db = db;
    this.#request = request;
  }

  /** Returns how many of the selected radars no longer exist. */
  async spool(spool: Spool<ExportedRadar>): Promise<number> {
    const { slugs } = this.#request.wanted.request;
    const isSelection = this.#request.wanted.content === 'radars' && slugs !== undefined;
    const radars = isSelection ? await this.#selected(slugs) : await this.#all();
    for (const radar of radars) {
      this.#request.stop.throwIfAborted();
      await spool.add([await this.#exported(radar)]);
    }
    return isSelection ? slugs.length - radars.length : 0;
  }

  async #selected(slugs: readonly string[]): Promise<Radar[]> {
    const readModel = new RadarsReadModel(this.#db);
    const radars: Radar[] = [];
    for (const slug of slugs) {
      const radar = await readModel.find(slug);
      if (radar?.projectId === this.#request.project.id) radars.push(radar);
    }
    return radars;
  }

  async #all(): Promise<Radar[]> {
    const readModel = new RadarsReadModel(this.#db);
    const radars: Radar[] = [];
    for (let offset = 0, all = 1; offset < all; offset += readTogether) {
      const page = { offset, limit: readTogether };
      const { found, total } = await readModel.page(this.#request.project.id, '', '-created_at', page);
      radars.push(...found);
      all = total;
    }
    return radars;
  }

  async #exported(radar: Radar): Promise<ExportedRadar> {
    const options = { workspace: this.#request.project.workspaceTitle, evidence: 'titles' } as const;
    const { content, layouts } = await currentRadar(this.#db, radar, options);
    return { slug: radar.slug, title: radar.title, content, layout: layouts.half };
  }
}
