import type { Composition } from './composition.ts';
import type { Config } from './config.ts';
import { composeActivity } from './features/activity/index.ts';
import { composeAssistance } from './features/assistance/index.ts';
import { composeAttachments } from './features/attachments/index.ts';
import { composeAuth } from './features/auth/index.ts';
import { composeBrief, createFirstBrief } from './features/brief/index.ts';
import { composeCapture } from './features/capture/index.ts';
import { composeCardImages } from './features/card-images/index.ts';
import { type CardWordsSettings, composeCards, type KeptIds } from './features/cards/index.ts';
import { composeComments, moveComments } from './features/comments/index.ts';
import { composeCoverage } from './features/coverage/index.ts';
import { composeEvents } from './features/events/index.ts';
import { composeEvidence, moveEvidence, replaceEvidence } from './features/evidence/index.ts';
import { composeExports } from './features/exports/index.ts';
import { composeGeneration } from './features/generation/index.ts';
import { composeImports } from './features/imports/index.ts';
import { composeInsights } from './features/insights/index.ts';
import { composeInvitations } from './features/invitations/index.ts';
import { composeLegal } from './features/legal/index.ts';
import { composeMap, makeMap, nameGroups } from './features/map/index.ts';
import { composeNotifications } from './features/notifications/index.ts';
import { composePermissions } from './features/permissions/index.ts';
import { composeProjects, ProjectWriter } from './features/projects/index.ts';
import { composeRadars, replaceBlipCards } from './features/radars/index.ts';
import { composeReachOut } from './features/reach-out/index.ts';
import { composeSamples } from './features/samples/index.ts';
import { composeSettings } from './features/settings/index.ts';
import { composeSimilarity } from './features/similarity/index.ts';
import { composeSite, themeOf } from './features/site/index.ts';
import { composeTags, createFirstTags } from './features/tags/index.ts';
import { composeTrash } from './features/trash/index.ts';
import { composeTrends } from './features/trends/index.ts';
import { composeUsers } from './features/users/index.ts';
import { composeWiki, type WikiForTests } from './features/wiki/index.ts';
import { composeWorkspaces } from './features/workspaces/index.ts';
import { identifyCallers } from './identify-caller.ts';
import { joinFeatures } from './join-features.ts';
import type { Database } from './platform/db/database.ts';
import { serveFiles } from './platform/files/serve-files.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import type { OutsideForTests } from './platform/outside/outside.ts';
import { openPlatform, type PlatformConfig } from './platform/platform.ts';

/** The settings that the platform and the features depend on. */
export type ComposedConfig = PlatformConfig &
  Pick<Config, 'hosts' | 'regionalTheme' | 'team' | 'stockPhotos' | 'radarSite' | 'legalDir' | 'reachOutEmail'> &
  Pick<Config, 'sentryDsn' | 'analytics' | 'notion'>;

/** Replacements for external services in tests. No program sets these, and no setting leads here. */
export interface ComposedForTests {
  readonly outside?: OutsideForTests;
  /** Addresses of the services that have stock photos. */
  readonly stockPhotos?: { readonly unsplash: string; readonly openverse: string };
  /** How long reading a file that is imported may take. */
  readonly importReadMs?: number;
  /** Exports of more items are made by a job. */
  readonly exportedAtOnce?: number;
  readonly wiki?: WikiForTests;
  readonly cardWords?: Partial<CardWordsSettings>;
  readonly keptIds?: KeptIds;
}

/**
 * Builds the platform on the database and joins the features on it, each after those it needs. What a feature needs
 * from one that depends on it is passed as a function.
 */
export async function compose(
  database: Database,
  config: ComposedConfig,
  version: string,
  forTests: ComposedForTests = {},
): Promise<Composition> {
  const themeNameOf = (host: string) => themeOf(host, config.regionalTheme);
  const platform = await openPlatform(database, config, version, themeNameOf, forTests.outside);
  const settings = composeSettings(platform, { team: config.team });
  const team = () => settings.api.team();
  const attachments = composeAttachments(platform);

  // What the features of each layer may name in their `Needs`. A layer includes everything of the layer below.
  const people = { attachments: attachments.api, team };
  const projectWriter = new ProjectWriter(platform.db);
  const invitations = composeInvitations(platform, {
    ...people,
    writeMembers: (change, work) => projectWriter.write(change, work),
  });
  const { joining } = invitations.api;
  const auth = composeAuth(platform, { joining, assertOpen: () => settings.api.assertOpen() });
  const users = composeUsers(platform, { ...people, endings: invitations.api.endings });
  const activity = composeActivity(platform, people);
  const permissions = composePermissions(platform, {
    findUser: users.api.findUser,
    writeProject: (change, work) => projectWriter.write(change, work),
    endInvitations: (transaction, ended) => invitations.api.endings(transaction).ofRole(ended),
  });

  const firstContents = { createTags: createFirstTags, createBrief: createFirstBrief };
  const projects = composeProjects(platform, { users: users.api, ...firstContents });
  const tags = composeTags(platform, { projects: projects.api });
  const content = { ...people, users: users.api, projects: projects.api, tags: tags.api };
  const similarity = composeSimilarity(platform, {
    ...content,
    afterUpdate: (modelId, work) => makeMap(platform.db, modelId, work),
  });
  const brief = composeBrief(platform, content);
  const cards = composeCards(platform, {
    ...content,
    similarity: similarity.api,
    replaceEvidence: async (transaction, fromId, intoId) => {
      await replaceEvidence(transaction, fromId, intoId);
      await replaceBlipCards(transaction, fromId, intoId);
    },
    moveAlong: { evidence: moveEvidence, comments: moveComments },
    words: forTests.cardWords,
    keptIds: forTests.keptIds,
  });
  const evidence = composeEvidence(platform, { cards: cards.api });
  const conclusions = { ...content, cards: cards.api, evidence: evidence.api };

  const radars = composeRadars(platform, {
    ...content,
    briefOf: brief.api.contentOf,
    siteTemplate: config.radarSite,
    themeOf: themeNameOf,
  });

  const map = composeMap(platform, { ...content, similarity: similarity.api, cards: cards.api });
  const assistance = composeAssistance(platform, {
    ...content,
    similarity: similarity.api,
    cards: cards.api,
    settings: settings.api,
    challengeOf: async (project) => (await brief.api.contentOf(project)).challenge || null,
    nameGroups,
    areasOf: map.api.areasOf,
  });

  const { unsplashKey } = config.stockPhotos;
  const capture = composeCapture(platform, {
    ...conclusions,
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

  const { handlers, jobs } = joinFeatures(
    auth,
    attachments,
    invitations,
    users,
    activity,
    permissions,
    projects,
    tags,
    brief,
    similarity,
    cards,
    map,
    composeCardImages(platform, { ...conclusions, workersHost: config.hosts.workers }),
    evidence,
    capture,
    site,
    events,
    composeWorkspaces(platform, content),
    composeInsights(platform, conclusions),
    composeTrends(platform, conclusions),
    radars,
    assistance,
    composeGeneration(platform, {
      ...content,
      assistance: assistance.api,
      similarity: similarity.api,
      radars: radars.api,
      settings: settings.api,
    }),
    composeCoverage(platform, { ...conclusions, domainsOf: brief.api.domainsOf }),
    composeComments(platform, content),
    composeNotifications(platform, people),
    composeImports(platform, {
      ...content,
      similarity: similarity.api,
      readMs: forTests.importReadMs,
      fetchPictures: capture.api.fetchPictures,
    }),
    composeExports(platform, { ...conclusions, atOnce: forTests.exportedAtOnce }),
    composeTrash(platform),
    await composeLegal(platform, {
      folder: config.legalDir,
      nameOf: (host) => platform.themes.find(themeNameOf(host)).name,
    }),
    composeReachOut(platform, { recipient: config.reachOutEmail }),
    composeSamples(platform, { ...people, radars: radars.api }),
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
      projects: projects.api.projects,
      settings: settings.api,
      origin: config.publicUrl,
      themeOf: themeNameOf,
    }),
  };
}

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin))),
];
