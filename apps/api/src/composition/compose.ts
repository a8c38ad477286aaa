import { themeOf } from '#features/site/theme.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serveFiles } from '#platform/files/serve-files.ts';
import type { HandledJob } from '#platform/jobs/job.ts';
import { JobRunner } from '#platform/jobs/job-runner.ts';
import { openPlatform, type Platform } from '#platform/platform.ts';
import { composeFeatures, givenBy } from './compose-features.ts';
import type { ComposedConfig, ComposedForTests } from './composed-config.ts';
import type { Composition } from './composition.ts';
import * as features from './features.ts';
import { identifyCallers } from './identify-caller.ts';

/** Builds the platform on the database and the features on it. */
export async function compose(
  database: Database,
  config: ComposedConfig,
  version: string,
  forTests: ComposedForTests = {},
): Promise<Composition> {
  const themeNameOf = (host: string) => themeOf(host, config.regionalTheme);
  const platform = await openPlatform(database, config, version, themeNameOf, forTests.outside);
  const surroundings = { config, forTests, themeOf: themeNameOf, given: givenBy(features, platform) };
  const { handlers, jobs, apis } = await composeFeatures(features, platform, surroundings);
  const { attachments, auth, settings } = apis;
  return {
    auth,
    site: apis.site,
    settings,
    changes: apis.events,
    cardWords: apis.cards.words,
    address: platform.address,
    mailer: platform.mailer,
    themes: platform.themes,
    languages: platform.languages,
    refreshSettings: () => platform.settings.refresh(),
    refreshSettingsNow: () => platform.settings.refreshNow(),
    jobs: new JobRunner(
      database,
      platform.queue,
      jobs.map((one) => withSettings(one, platform.settings)),
    ),
    orphans: attachments.orphans,
    tiles: attachments.tiles,
    search: apis.search,
    handlers,
    filesOrigin: platform.files.origin,
    alwaysTls: config.publicUrl?.startsWith('https:') ?? false,
    pictureOrigins: apis.capture.pictureOrigins,
    callOrigins: originsOf(Object.values(config.hosts)),
    reportOrigins: originsOf([config.sentryDsn, config.analytics?.url]),
    serveFiles: (app) => serveFiles(app, platform.files, attachments.mayReceive),
    serveFonts: apis.radars.serveFonts,
    anonymousBodies: platform.rateLimits({ name: 'anonymous-body', points: 600, seconds: 300 }),
    contextOf: identifyCallers({
      auth,
      projects: apis.projects.projects,
      settings,
      origin: config.publicUrl,
      themeOf: themeNameOf,
    }),
  };
}

/** A job that runs with settings that are at most two seconds old. */
const withSettings = ({ job, run }: HandledJob, settings: Platform['settings']): HandledJob => ({
  job,
  async run(payload, running) {
    await settings.refresh();
    await run(payload, running);
  },
});

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin))),
];
