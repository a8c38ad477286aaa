import type { Team } from '@foreglow/contract';
import type { FastifyInstance } from 'fastify';
import { sharedSecret } from '#platform/db/secrets.ts';
import type { Platform } from '#platform/platform.ts';
import type { ProjectsApi } from '../projects/compose.ts';
import type { ProjectTransaction } from '../projects/project-writer.ts';
import type { TagsApi } from '../tags/compose.ts';
import { DumpsPresenter } from './dumps/dumps.presenter.ts';
import { DumpsService } from './dumps/dumps.service.ts';
import type { DumpAddress } from './dumps/publish-radar.ts';
import { dumpRoutes } from './dumps/routes.ts';
import { RadarFilesService } from './files/radar-files.service.ts';
import { RadarFiles } from './files/radar-files.ts';
import { radarFileRoutes } from './files/routes.ts';
import { TextWriter } from './files/text-writer.ts';
import { RadarImportsService } from './import/radar-imports.service.ts';
import { radarImportRoutes } from './import/routes.ts';
import { MarkdownTexts } from './markdown/markdown-texts.ts';
import { serveRadarFonts } from './public-page/fonts/serve-fonts.ts';
import { ProseWriter } from './public-page/prose-writer.ts';
import { PublicRadarsService } from './public-page/public-radars.service.ts';
import { RadarsPresenter } from './radars.presenter.ts';
import { RadarsRepo } from './radars.repo.ts';
import { type BriefForRadar, RadarsService } from './radars.service.ts';
import { radarRoutes } from './routes.ts';

interface Needs {
  readonly projects: ProjectsApi;
  readonly tags: TagsApi;
  readonly team: () => Promise<Team | null>;
  readonly briefOf: (project: { readonly id: number }) => Promise<BriefForRadar>;
  /** `RADAR_SITE_URL`. */
  readonly siteTemplate: string | undefined;
  readonly themeOf: (host: string) => string;
}

/** The parts of radars that other features may use. */
export interface RadarsApi {
  readonly radars: RadarsService;
  readonly presenter: RadarsPresenter;
  /** The slug of a version of a radar to be published, and the hash of its token. */
  readonly newAddress: (title: string) => Promise<DumpAddress>;
  /** Serves the fonts of public pages. */
  readonly serveFonts: (app: FastifyInstance) => void;
}

/** Composes radars and their published versions. */
export function composeRadars(
  { db, rateLimits, themes, languages, version }: Platform,
  { projects, tags, team, briefOf, siteTemplate, themeOf }: Needs,
) {
  const radars = new RadarsService(db, briefOf);
  const texts = new MarkdownTexts();
  const dumps = new DumpsService({ db, secret: sharedSecret(db, 'radar-dumps'), texts });
  const prose = new ProseWriter(texts);
  const writer = new TextWriter();
  const files = new RadarFiles(prose, writer);
  const presenter = new RadarsPresenter({ db, tags: tags.readModel, team });
  const api: RadarsApi = {
    radars,
    presenter,
    newAddress: (title) => dumps.newAddress(title),
    serveFonts: serveRadarFonts,
  };
  return {
    api,
    routes: {
      ...radarRoutes({
        projects: projects.projects,
        radars,
        presenter,
      }),
      ...radarImportRoutes({
        projects: projects.projects,
        radars,
        imports: new RadarImportsService({ db, rateLimits, radars }),
      }),
      ...radarFileRoutes({
        radars,
        files: new RadarFilesService(db, languages, files),
        pages: new PublicRadarsService({ db, languages, rateLimits, files, prose, writer, version }),
        siteThemeOf: (name) => themes.find(name),
      }),
      ...dumpRoutes({ radars, dumps, presenter: new DumpsPresenter({ dumps, team, siteTemplate, themeOf }) }),
    },
  };
}

/**
 * Makes one card the evidence of every blip that another one supports, in the transaction that merges them. Passed to
 * cards, which do not depend on radars.
 */
export const replaceBlipCards = (transaction: ProjectTransaction, fromId: number, intoId: number): Promise<void> =>
  new RadarsRepo(transaction).replaceCard(fromId, intoId);
