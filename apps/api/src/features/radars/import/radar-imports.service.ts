import type { RadarImportAttributes } from '@foreglow/contract';
import { assertBasedOn } from '#features/cards/based-on.rules.ts';
import type { Actor, Authorized } from '#features/permissions/actor.ts';
import type { Project } from '#features/projects/project.ts';
import type { Db } from '#platform/db/database.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import { BlipsReadModel } from '../blips.read-model.ts';
import { DumpsReadModel } from '../dumps/dumps.read-model.ts';
import type { FoundRadar, RadarsService } from '../radars.service.ts';
import { planImport } from './plan.rules.ts';
import { RadarFileReader } from './radar-file-reader.ts';
import type { RadarReading } from './radar-rows.rules.ts';

/** The target of an import: an existing radar, or a project in which a new radar with a title is created. */
export type ImportTarget =
  | { readonly radar: FoundRadar<'radar.update'> }
  | { readonly project: Authorized<Project, 'radar.create'>; readonly title: string };

export interface RadarImportRequest {
  readonly bytes: Uint8Array;
  readonly reading: RadarReading;
  readonly dryRun: boolean;
  /** The `updated_at` of the radar that a dry run compared with: it changes only if it is still in that state. */
  readonly basedOn: string | undefined;
  /** Aborts when the caller no longer waits for the answer. */
  readonly disconnected: AbortSignal;
  /**
   * Authorises the caller again, since they may have lost rights while the file waited and was read. Throws the 401, 403
   * or 404 problem.
   */
  readonly authoriseAgain: () => Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly rateLimits: RateLimits;
  readonly radars: RadarsService;
}

/** Imports radars from files. */
export class RadarImportsService {
  readonly #db: Db;
  readonly #radars: RadarsService;
  readonly #perUser: RateLimit;
  readonly #reader = new RadarFileReader();

  constructor({ db, rateLimits, radars }: Parts) {
    this.#db = db;
    this.#radars = radars;
    this.#perUser = rateLimits({ name: 'radar-import', points: 120, seconds: 600 });
  }

  /**
   * Reports each row's outcome and, unless it is a dry run, creates a radar from the valid rows or applies them to
   * one. Throws `edited_meanwhile` if somebody has changed the radar since `basedOn` or while the file was read.
   */
  async run(actor: Actor, target: ImportTarget, request: RadarImportRequest): Promise<RadarImportAttributes> {
    await this.#perUser.take(actor.user.slug);
    const file = await this.#reader.read(request.bytes, request.reading, actor.user.slug, request.disconnected);
    const { rows, assumedEncoding: assumed_encoding } = file;
    await request.authoriseAgain();
    if ('project' in target) {
      const { answer, sectors, rings, impacts, blips } = planImport(rows, undefined);
      if (request.dryRun) return { ...answer, assumed_encoding, radar_slug: null, radar_updated_at: null };
      const given = { title: target.title, domains: [...sectors], rings: [...rings], impacts: [...impacts] };
      const { radar } = await this.#radars.create(actor, target.project, { ...given, blips: [...blips] });
      return { ...answer, assumed_encoding, radar_slug: radar.slug, radar_updated_at: null };
    }
    const { radar } = target.radar;
    assertBasedOn(request.basedOn, radar, 'radar', { parameter: 'based_on' });
    const radar_updated_at = radar.updatedAt.toISOString();
    const stored = { ...radar, blips: await new BlipsReadModel(this.#db).of(radar.id) };
    const published = (await new DumpsReadModel(this.#db).last([radar.id])).has(radar.id);
    const { answer, sectors, rings, impacts, blips, removedIds } = planImport(rows, stored, published);
    if (request.dryRun) return { ...answer, assumed_encoding, radar_slug: null, radar_updated_at };
    await this.#radars.update(actor, target.radar, {
      domains: [...sectors],
      rings: [...rings],
      impacts: [...impacts],
      changed_blips: [...blips],
      removed_blips: [...removedIds],
      based_on: radar_updated_at,
    });
    return { ...answer, assumed_encoding, radar_slug: radar.slug, radar_updated_at };
  }
}
