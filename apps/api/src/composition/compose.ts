import { composeCapture } from '#features/capture/compose.ts';
import { composeCardImages } from '#features/card-images/compose.ts';
import { composeComments } from '#features/comments/compose.ts';
import { composeCoverage } from '#features/coverage/compose.ts';
import { composeEvents } from '#features/events/compose.ts';
import { composeExports } from '#features/exports/compose.ts';
import { composeGeneration } from '#features/generation/compose.ts';
import { composeImports } from '#features/imports/compose.ts';
import { composeInsights } from '#features/insights/compose.ts';
import { composeLegal } from '#features/legal/compose.ts';
import { composeNotifications } from '#features/notifications/compose.ts';
import { composeReachOut } from '#features/reach-out/compose.ts';
import { composeSamples } from '#features/samples/compose.ts';
import { composeSearch } from '#features/search/compose.ts';
import { composeSite } from '#features/site/compose.ts';
import { themeOf } from '#features/site/theme.rules.ts';
import { composeTrash } from '#features/trash/compose.ts';
import { composeTrends } from '#features/trends/compose.ts';
import { composeWiki } from '#features/wiki/compose.ts';
import { composeWorkspaces } from '#features/workspaces/compose.ts';
import type { Database } from '#platform/db/database.ts';
import { serveFiles } from '#platform/files/serve-files.ts';
import { JobRunner } from '#platform/jobs/job-runner.ts';
import { openPlatform } from '#platform/platform.ts';
import { composeContent } from './compose-content.ts';
import { composePeople } from './compose-people.ts';
import type { ComposedConfig, ComposedForTests } from './composed-config.ts';
import type { Composition } from './composition.ts';
import { identifyCallers } from './identify-caller.ts';
import { joinFeatures } from './join-features.ts';

/**
 * Builds the platform on the database and joins the features on it, each after its dependencies. If a feature needs
 * something from a feature that depends on it, it gets a function instead.
 */
export async function compose(
  database: Database,
  config: ComposedConfig,
  version: string,
  forTests: ComposedForTests = {},
): Promise<Composition> {
  const themeNameOf = (host: string) => themeOf(host, config.regionalTheme);
  const platform = await openPlatform(database, config, version, themeNameOf, forTests.outside);
  const people = composePeople(platform, config);
  const { settings, attachments, auth } = people;
  const content = composeContent(platform, people, { config, forTests, themeOf: themeNameOf });
  const { needs, conclusionNeeds, similarity, cards, radars } = content;

  const { unsplashKey } = config.stockPhotos;
  const capture = composeCapture(platform, {
    ...conclusionNeeds,
    stockPhotos: { unsplashKey, addresses: forTests.stockPhotos },
  });
  const site = composeSite(platform, {
    auth: auth.api,
    settings: settings.api,
    mailFrom: config.mail.from,
    hosts: config.hosts,
    regionalTheme: config.regionalTheme,
    sentryDsn: config.sentryDsn,
    analytics: config.analytics,
    stockPhotos: capture.api.stockPhotos,
  });
  const events = composeEvents(platform);
  const search = composeSearch(platform);

  const { handlers, jobs } = joinFeatures(
    auth,
    attachments,
    people.invitations,
    people.users,
    people.activity,
    people.permissions,
    content.projects,
    content.tags,
    content.brief,
    similarity,
    cards,
    content.map,
    composeCardImages(platform, { ...conclusionNeeds, workersHost: config.hosts.workers }),
    content.evidence,
    capture,
    site,
    events,
    composeWorkspaces(platform, needs),
    composeInsights(platform, conclusionNeeds),
    composeTrends(platform, conclusionNeeds),
    radars,
    content.assistance,
    composeGeneration(platform, {
      ...needs,
      assistance: content.assistance.api,
      similarity: similarity.api,
      radars: radars.api,
      settings: settings.api,
    }),
    composeCoverage(platform, { ...conclusionNeeds, domainsOf: content.brief.api.domainsOf }),
    composeComments(platform, needs),
    composeNotifications(platform, people.needs),
    composeImports(platform, {
      ...needs,
      similarity: similarity.api,
      readMs: forTests.importReadMs,
      fetchPictures: capture.api.fetchPictures,
    }),
    composeExports(platform, { ...conclusionNeeds, atOnce: forTests.exportedAtOnce }),
    composeTrash(platform),
    await composeLegal(platform, {
      folder: config.legalDir,
      isNamed: config.namedFolders.LEGAL_DIR !== undefined,
      nameOf: (host) => platform.themes.find(themeNameOf(host)).name,
    }),
    composeReachOut(platform, { recipient: config.reachOutEmail }),
    search,
    composeSamples(platform, { ...people.needs, radars: radars.api }),
    composeWiki(platform, { notion: config.notion, forTests: forTests.wiki }),
  );
  return {
    auth: auth.api,
    site: site.api,
    settings: settings.api,
    changes: events.api,
    cardWords: cards.api.words,
    address: platform.address,
    mailer: platform.mailer,
    themes: platform.themes,
    languages: platform.languages,
    jobs: new JobRunner(database, platform.queue, jobs),
    orphans: attachments.api.orphans,
    tiles: attachments.api.tiles,
    search: search.api,
    handlers,
    filesOrigin: platform.files.origin,
    alwaysTls: config.publicUrl?.startsWith('https:') ?? false,
    pictureOrigins: capture.api.pictureOrigins,
    callOrigins: originsOf(Object.values(config.hosts)),
    reportOrigins: originsOf([config.sentryDsn, config.analytics?.url]),
    serveFiles: (app) => serveFiles(app, platform.files, attachments.api.mayReceive),
    serveFonts: radars.api.serveFonts,
    anonymousBodies: platform.rateLimits({ name: 'anonymous-body', points: 600, seconds: 300 }),
    contextOf: identifyCallers({
      auth: auth.api,
      projects: content.projects.api.projects,
      settings: settings.api,
      origin: config.publicUrl,
      themeOf: themeNameOf,
    }),
  };
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin))),
];
