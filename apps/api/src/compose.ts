import { type Api, limits } from '@foreglow/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config, FilesConfig } from './config.ts';
import {
  ActivitiesRepo,
  ActivityPresenter,
  ActivityService,
  activityJobs,
  activityRoutes,
} from './features/activity/index.ts';
import {
  AttachmentsPresenter,
  AttachmentsService,
  attachmentJobs,
  attachmentRoutes,
  OrphansService,
  PictureStore,
  UploadsService,
} from './features/attachments/index.ts';
import {
  AuthService,
  authJobs,
  authRoutes,
  CredentialsService,
  PasswordResetService,
  Passwords,
  RegistrationService,
} from './features/auth/index.ts';
import { BriefReadModel, BriefService, briefRoutes } from './features/brief/index.ts';
import {
  CapturedPicturesService,
  CapturesService,
  captureJobs,
  captureRoutes,
  Openverse,
  RemoteImagesService,
  StockPhotosService,
  Unsplash,
} from './features/capture/index.ts';
import {
  BulkChangesService,
  CardListings,
  CardsPresenter,
  CardsReadModel,
  CardsService,
  CopyCardsService,
  cardRoutes,
  DuplicateDetectionService,
  MergingService,
  RelatedCardsService,
  RelatedPresenter,
} from './features/cards/index.ts';
import { CommentsPresenter, CommentsService, commentRoutes } from './features/comments/index.ts';
import { CoverageReadModel, CoverageService, coverageRoutes } from './features/coverage/index.ts';
import { ChangeFeed, EventsService, eventRoutes } from './features/events/index.ts';
import { EvidenceReadModel, EvidenceRepo, evidenceRoutes } from './features/evidence/index.ts';
import { FileReader, ImportsService, importRoutes } from './features/imports/index.ts';
import { InsightsPresenter, InsightsService, insightRoutes } from './features/insights/index.ts';
import {
  InvitationEndings,
  InvitationsService,
  invitationJobs,
  invitationRoutes,
  JoiningService,
} from './features/invitations/index.ts';
import {
  NotificationsPresenter,
  NotificationsService,
  notificationJobs,
  notificationRoutes,
} from './features/notifications/index.ts';
import { type CallContext, type HandlersOf, permissionRoutes, RolesService } from './features/permissions/index.ts';
import {
  ProjectCountsReader,
  ProjectsReadModel,
  ProjectsRepo,
  ProjectsService,
  projectRoutes,
} from './features/projects/index.ts';
import { SettingsService, SiteService, settingsRoutes, siteRoutes } from './features/site/index.ts';
import { TagsReadModel, TagsRepo, TagsService, tagRoutes } from './features/tags/index.ts';
import { TrashService, trashJobs, trashRoutes } from './features/trash/index.ts';
import { RatingsReadModel, TrendsPresenter, TrendsService, trendRoutes } from './features/trends/index.ts';
import {
  AccountsReadModel,
  AccountsService,
  accountRoutes,
  MembersReadModel,
  ProfileService,
  profileRoutes,
  UsersRepo,
} from './features/users/index.ts';
import {
  WorkspacesPresenter,
  WorkspacesReadModel,
  WorkspacesService,
  workspaceRoutes,
} from './features/workspaces/index.ts';
import type { Database } from './platform/db/database.ts';
import { sharedSecret } from './platform/db/secrets.ts';
import { VersionedCache } from './platform/db/versioned-cache.ts';
import { DiskStore } from './platform/files/disk-store.ts';
import type { FileStore } from './platform/files/file-store.ts';
import { serveFiles } from './platform/files/serve-files.ts';
import { callerAddress } from './platform/http/caller-address.ts';
import { disconnectionOf } from './platform/http/disconnection.ts';
import { PublicAddress } from './platform/http/public-address.ts';
import { createRateLimits, type RateLimit } from './platform/http/rate-limit.ts';
import { Images } from './platform/images/images.ts';
import { JobQueue } from './platform/jobs/job-queue.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openMailer } from './platform/mail/open-mailer.ts';
import { Outside, type OutsideForTests } from './platform/outside/outside.ts';

/** Everything the server is made of. */
export interface Composition {
  readonly auth: AuthService;
  readonly site: SiteService;
  readonly settings: SettingsService;
  /** Where links in mails lead; learns the address the server listens at. */
  readonly address: PublicAddress;
  /** Does the jobs; to be opened before the first call, since calls send jobs. */
  readonly jobs: JobRunner;
  /** Hears what changes, in every process; to be opened before the first call. */
  readonly changes: ChangeFeed;
  readonly mailer: Mailer;
  readonly orphans: OrphansService;
  readonly handlers: HandlersOf<Api>;
  /** Origin of the files' store, where it is not this server. */
  readonly filesOrigin: string | undefined;
  /** Whether people reach this installation by TLS alone. */
  readonly alwaysTls: boolean;
  /** Other origins whose pictures pages show. */
  readonly pictureOrigins: readonly string[];
  /** Serves the files, where it is. */
  serveFiles(app: FastifyInstance): void;
  /** Counts the bodies that anybody sends, for the address they come from, before they are read. */
  readonly anonymousBodies: RateLimit;
  /** Who makes a request, from its bearer token. */
  contextOf(request: FastifyRequest): Promise<CallContext>;
}

const cachedFigures = 10_000;

/** The settings that services depend on. */
export type ComposedConfig = Pick<
  Config,
  'regionalTheme' | 'mail' | 'publicUrl' | 'dataDir' | 'team' | 'files' | 'uploads' | 'stockPhotos'
>;

/** What tests put in the place of the world outside. No program gives any of it, and no setting leads here. */
export interface ComposedForTests {
  readonly outside?: OutsideForTests;
  /** Addresses of the services that have stock photos. */
  readonly stockPhotos?: { readonly unsplash: string; readonly openverse: string };
  /** How long reading a file that is imported may take. */
  readonly importReadMs?: number;
}

const stockPhotoServices = { unsplash: 'https://api.unsplash.com', openverse: 'https://api.openverse.org' };
/** Where the pictures of a stock photo search lie, which Unsplash wants to be shown from there. */
const pictureOrigins = ['https://images.unsplash.com', 'https://plus.unsplash.com', 'https://api.openverse.org'];

/** Builds every service on the database. The only place that constructs them. */
export async function compose(
  database: Database,
  config: ComposedConfig,
  version: string,
  forTests: ComposedForTests = {},
): Promise<Composition> {
  const { db } = database;
  const queue = new JobQueue(database);
  const mailer = openMailer(config);
  const cache = new VersionedCache(cachedFigures);

  const rateLimits = createRateLimits(database.pool);
  const address = new PublicAddress(config.publicUrl);
  const passwords = new Passwords();
  const settings = new SettingsService(db, config.team);
  const team = () => settings.team();
  const auth = new AuthService(db, passwords, rateLimits, () => settings.assertOpen());
  const site = new SiteService(
    { database, auth, settings, mailer, rateLimits },
    {
      version,
      startedAt: new Date(),
      mailFrom: config.mail.from,
      uploads: config.uploads,
      regionalTheme: config.regionalTheme,
      stockPhotos: config.stockPhotos.unsplashKey ? ['unsplash', 'openverse'] : ['openverse'],
    },
  );

  const files = await openFiles(config.files, database);
  const images = new Images({ maxPixels: config.uploads.maxPixels, maxFrames: limits.uploadFrames });
  const pictures = new PictureStore(files, images);
  const uploads = new UploadsService({
    db,
    files,
    pictures,
    rateLimits,
    maxBytes: config.uploads.maxBytes,
  });
  const attachments = new AttachmentsService(db);
  const attachmentsPresenter = new AttachmentsPresenter(db, files);
  const members = new MembersReadModel(db, attachmentsPresenter, team);

  const projects = new ProjectsService(db, (transaction, id) => new TagsRepo(transaction).createFirst(id));
  const counts = new ProjectCountsReader(db, cache);
  const tags = new TagsReadModel(db, cache);

  const workspaceListing = new WorkspacesReadModel(db);
  const presenter = new WorkspacesPresenter(new ProjectsRepo(db), counts, workspaceListing, attachmentsPresenter);

  const cardsReadModel = new CardsReadModel(db, cache);
  const cards = new CardsService(db, cardsReadModel, attachments);
  const listings = new CardListings(db, cardsReadModel, tags, team);
  const related = new RelatedPresenter(tags, attachmentsPresenter, team);
  const evidence = new EvidenceReadModel(db);

  const outside = new Outside(version, forTests.outside);
  const photoServices = forTests.stockPhotos ?? stockPhotoServices;
  const { unsplashKey } = config.stockPhotos;
  const photoSources = [
    ...(unsplashKey ? [new Unsplash(outside, photoServices.unsplash, unsplashKey)] : []),
    new Openverse(outside, photoServices.openverse),
  ];
  const remoteImages = new RemoteImagesService(outside, images, rateLimits, config.uploads.maxBytes);
  const duplicates = new DuplicateDetectionService(db, cardsReadModel, team);

  const changes = new ChangeFeed(database.listen);
  const orphans = new OrphansService(db, files);
  const notifications = new NotificationsPresenter(db, attachmentsPresenter, team);
  const handled = [
    ...authJobs(db, mailer, address, rateLimits),
    ...invitationJobs({ db, mailer, address, rateLimits, team }),
    ...trashJobs(db),
    ...activityJobs(db),
    ...notificationJobs({ db, queue, mailer, address, presenter: notifications }),
    ...attachmentJobs(orphans),
    ...captureJobs(new CapturedPicturesService({ db, cards: cardsReadModel, images: remoteImages, pictures })),
  ];

  return {
    auth,
    site,
    settings,
    address,
    jobs: new JobRunner(database, queue, handled),
    changes,
    mailer,
    orphans,
    filesOrigin: files.origin,
    alwaysTls: config.publicUrl?.startsWith('https:') ?? false,
    pictureOrigins,
    anonymousBodies: rateLimits({ name: 'anonymous-body', points: 600, seconds: 300 }),
    serveFiles(app) {
      if (files instanceof DiskStore) serveFiles(app, files, (key) => uploads.mayReceive(key));
    },
    handlers: {
      ...authRoutes({
        auth,
        registration: new RegistrationService(db, passwords, queue, mailer.kind === 'smtp', rateLimits),
        passwordReset: new PasswordResetService(db, passwords, queue, rateLimits),
        credentials: new CredentialsService(db, passwords, queue, rateLimits),
      }),
      ...profileRoutes(new ProfileService(db, attachments, attachmentsPresenter)),
      ...accountRoutes(
        new AccountsService(db, (within) => new InvitationEndings(within)),
        new AccountsReadModel(db, attachmentsPresenter),
      ),
      ...permissionRoutes(
        new RolesService({
          db,
          findUser: (within, slug) => new UsersRepo(within).findBySlug(slug),
          note: (within, change) => new ActivitiesRepo(within).note(change),
          endInvitations: (within, ended) => new InvitationEndings(within).ofRole(ended),
        }),
      ),
      ...invitationRoutes(new InvitationsService(db, queue, rateLimits), new JoiningService(db, rateLimits), team),
      ...siteRoutes(site),
      ...settingsRoutes(site, settings),
      ...trashRoutes(new TrashService(db)),
      ...workspaceRoutes({
        workspaces: new WorkspacesService(db, attachments),
        listing: workspaceListing,
        presenter,
        tags,
        members,
      }),
      ...projectRoutes({ projects, listing: new ProjectsReadModel(db), counts, members }),
      ...briefRoutes({ brief: new BriefService(db), projects, team }),
      ...activityRoutes(new ActivityService(db, team), new ActivityPresenter(attachmentsPresenter, team)),
      ...tagRoutes({ projects, tags: new TagsService(db), readModel: tags }),
      ...cardRoutes({
        cards,
        listings,
        projects,
        copying: new CopyCardsService(db, cards, projects, tags),
        merging: new MergingService(db, cards, cardsReadModel, (transaction, from, into) =>
          new EvidenceRepo(transaction).replaceCard(from, into),
        ),
        duplicateDetection: duplicates,
        related: new RelatedCardsService({ db, cache, listings, readModel: cardsReadModel, tags }),
        bulkChanges: new BulkChangesService(db, cardsReadModel),
        presenter: new CardsPresenter(related),
      }),
      ...insightRoutes({
        projects,
        insights: new InsightsService(db, tags, attachments),
        presenter: new InsightsPresenter(related, evidence),
      }),
      ...trendRoutes({
        projects,
        trends: new TrendsService(db, tags, attachments),
        presenter: new TrendsPresenter({ related, evidence, ratings: new RatingsReadModel(db), team }),
      }),
      ...evidenceRoutes({ cards, evidence }),
      ...coverageRoutes({
        projects,
        coverage: new CoverageService({
          db,
          listings,
          tags,
          figures: new CoverageReadModel(db, cache),
          counts,
          team,
          domainsOf: async ({ id }) => (await new BriefReadModel(db).last(id))?.content.domains ?? [],
        }),
      }),
      ...commentRoutes(new CommentsService(db, projects, team), new CommentsPresenter(db, attachmentsPresenter, team)),
      ...notificationRoutes(new NotificationsService(db), notifications),
      ...captureRoutes({
        projects,
        captures: new CapturesService({ db, duplicates, outside, rateLimits, queue }),
        images: remoteImages,
        photos: new StockPhotosService(photoSources, rateLimits),
      }),
      ...eventRoutes(new EventsService(db, changes)),
      ...attachmentRoutes({ uploads, attachments, presenter: attachmentsPresenter }),
      ...importRoutes({
        projects,
        imports: new ImportsService({
          db,
          rateLimits,
          reader: new FileReader(forTests.importReadMs),
          noteRows: (rows) => database.upkeep?.noteRows(rows),
        }),
      }),
    },
    async contextOf(request) {
      const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '') ?? [];
      return {
        actor: await auth.actorOf(token),
        async renewActor() {
          const actor = await auth.actorOf(token);
          if (!actor.user.permissions.is_global_admin) await settings.assertOpen();
          return actor;
        },
        gone: () => disconnectionOf(request.raw.socket),
        address: callerAddress(request.ip),
        userAgent: request.headers['user-agent'],
        host: request.host,
        origin: config.publicUrl,
      };
    },
  };
}

/** What speaks S3 is loaded only where it is used: it is the largest library of all. */
async function openFiles(config: FilesConfig, { db }: Database): Promise<FileStore> {
  if (config.kind === 'disk') return new DiskStore(config.folder, sharedSecret(db, 'signed-paths'));
  const { S3Store } = await import('./platform/files/s3-store.ts');
  return new S3Store(config);
}
