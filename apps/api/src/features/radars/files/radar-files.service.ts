import { createHash } from 'node:crypto';
import type { RadarFileFormat } from '@foreglow/contract';
import type { Actor } from '#features/permissions/actor.ts';
import type { Db } from '#platform/db/database.ts';
import type { StatedFile } from '#platform/http/handlers.ts';
import { problem } from '#platform/http/problem.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { Theme } from '#platform/themes/theme.ts';
import { currentRadar } from '../dumps/current-radar.ts';
import { DumpsReadModel } from '../dumps/dumps.read-model.ts';
import type { PublicDump } from '../public-page/page.types.ts';
import { PageTexts } from '../public-page/texts.ts';
import type { FoundRadar } from '../radars.service.ts';
import type { PictureOptions } from './poster.rules.ts';
import type { RadarFiles } from './radar-files.ts';

interface Wanted extends Omit<PictureOptions, 'texts' | 'siteTheme'> {
  readonly format: RadarFileFormat;
  readonly siteTheme: Theme;
  /** If absent, that of the reader. */
  readonly locale: string | undefined;
  /** The edition; if undefined, the radar in its current state. */
  readonly dump: string | undefined;
}

/** Radars as files for members, in the current or a published state. */
export class RadarFilesService {
  readonly #db: Db;
  readonly #languages: Languages;
  readonly #files: RadarFiles;

  constructor(db: Db, languages: Languages, files: RadarFiles) {
    this.#db = db;
    this.#languages = languages;
    this.#files = files;
  }

  async read(actor: Actor, found: FoundRadar, { dump: slug, locale, ...wanted }: Wanted): Promise<StatedFile> {
    const dump = slug === undefined ? await this.#current(found) : await this.#published(found, slug);
    const options = { ...wanted, texts: PageTexts.in(this.#languages, locale ?? actor.user.locale) };
    return {
      status: 200,
      state: createHash('sha256')
        .update(JSON.stringify([{ ...options, siteTheme: wanted.siteTheme.version }, dump]))
        .digest('base64url'),
      file: () =>
        this.#files.make(dump, {
          ...options,
          person: `user ${actor.user.userId}`,
          projectId: found.radar.projectId,
        }),
    };
  }

  async #current({ radar, project }: FoundRadar): Promise<PublicDump> {
    const options = { workspace: project.workspaceTitle, evidence: 'titles' } as const;
    const { content, layouts } = await currentRadar(this.#db, radar, options);
    return {
      number: null,
      note: null,
      created_at: radar.updatedAt.toISOString(),
      background: 'night',
      content,
      layouts,
    };
  }

  async #published({ radar }: FoundRadar, slug: string): Promise<PublicDump> {
    const dump = await new DumpsReadModel(this.#db).find(radar.id, slug);
    if (!dump) throw problem('not_found');
    const { number, note, createdAt, background, content, layouts } = dump;
    return { number, note, created_at: createdAt.toISOString(), background, content, layouts };
  }
}
