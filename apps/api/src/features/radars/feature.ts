import type { FastifyInstance } from 'fastify';
import { feature } from '#composition/feature.ts';
import { sharedSecret } from '#platform/db/secrets.ts';
import { brief } from '../brief/feature.ts';
import { cards } from '../cards/feature.ts';
import { conclusions } from '../conclusions/feature.ts';
import { legal } from '../legal/feature.ts';
import { notifications } from '../notifications/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { projects } from '../projects/feature.ts';
import { settings } from '../settings/feature.ts';
import { tags } from '../tags/feature.ts';
import { users } from '../users/feature.ts';
import { DumpsPresenter } from './dumps/dumps.presenter.ts';
import { DumpsService } from './dumps/dumps.service.ts';
import { PublicLinks } from './dumps/public-links.ts';
import { type DumpAddress, RadarTokens } from './dumps/radar-tokens.ts';
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
import { RadarsService } from './radars.service.ts';
import { radarRoutes } from './routes.ts';

/** The parts of radars that other features may use. */
export interface RadarsApi {
  readonly radars: RadarsService;
  readonly presenter: RadarsPresenter;
  /** The slug of an edition of a radar to be published, and the hashes of its tokens. */
  readonly newAddress: (title: string) => Promise<DumpAddress>;
  /** Serves the fonts of public pages. */
  readonly serveFonts: (app: FastifyInstance) => void;
}

/** Radars and their editions. */
export const radars = feature({
  name: 'radars',
  uses: () => ({ brief, cards, conclusions, legal, notifications, permissions, projects, settings, tags, users }),
  shares: [
    'blips.read-model.ts',
    'content/radar-change.rules.ts',
    'content/write-content.ts',
    'dumps/current-radar.ts',
    'dumps/first-words.rules.ts',
    'dumps/publish-radar.ts',
    'dumps/radar-tokens.ts',
    'radar.ts',
    'radars.read-model.ts',
    'radars.service.ts',
  ],
  gives: () => ({
    replaceBlipCards: (transaction, fromId, intoId) => new RadarsRepo(transaction).replaceCard(fromId, intoId),
  }),
  compose(
    { db, rateLimits, themes, languages, version },
    { brief, legal, projects, tags, settings: { team } },
    { config, themeOf },
  ) {
    const radars = new RadarsService(db, projects.writer, brief.contentOf);
    const texts = new MarkdownTexts();
    const tokens = new RadarTokens(sharedSecret(db, 'radar-dumps'));
    const links = new PublicLinks({ siteTemplate: config.radarSite, themeOf });
    const dumps = new DumpsService({ db, writer: projects.writer, tokens, texts });
    const prose = new ProseWriter(texts);
    const writer = new TextWriter();
    const files = new RadarFiles(prose, writer);
    const presenter = new RadarsPresenter({ db, tags: tags.readModel, team, tokens, links });
    const api: RadarsApi = {
      radars,
      presenter,
      newAddress: (title) => tokens.newAddress(title),
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
          pages: new PublicRadarsService({
            db,
            languages,
            rateLimits,
            files,
            prose,
            writer,
            tokens,
            legalPages: () => legal.linked(),
            version,
          }),
          siteThemeOf: (name) => themes.find(name),
        }),
        ...dumpRoutes({
          radars,
          dumps,
          presenter: new DumpsPresenter({ tokens, links, team }),
        }),
      },
    };
  },
});
