import type { Api } from '@foreglow/contract';
import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { AuthService, authRoutes, Passwords } from './features/auth/index.ts';
import {
  CardListings,
  CardsPresenter,
  CardsReadModel,
  CardsService,
  cardRoutes,
  DuplicationService,
} from './features/cards/index.ts';
import { ImportsService, importRoutes } from './features/imports/index.ts';
import type { CallContext, HandlersOf } from './features/permissions/index.ts';
import {
  ProjectCountsReader,
  ProjectsReadModel,
  ProjectsRepo,
  ProjectsService,
  projectRoutes,
} from './features/projects/index.ts';
import { SiteService, siteRoutes } from './features/site/index.ts';
import { TagsReadModel, TagsRepo, TagsService, tagRoutes } from './features/tags/index.ts';
import { MembersReadModel } from './features/users/index.ts';
import {
  WorkspacesPresenter,
  WorkspacesReadModel,
  WorkspacesService,
  workspaceRoutes,
} from './features/workspaces/index.ts';
import { notYet } from './not-yet.ts';
import type { Database } from './platform/db/database.ts';
import { VersionedCache } from './platform/db/versioned-cache.ts';
import { createRateLimits } from './platform/http/rate-limit.ts';
import type { HandledJob } from './platform/jobs/job.ts';
import { JobQueue } from './platform/jobs/job-queue.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { openMailer } from './platform/mail/open-mailer.ts';

/** Everything the server is made of. */
export interface Composition {
  readonly auth: AuthService;
  readonly site: SiteService;
  /** Does the jobs; to be opened before the first call, since calls send jobs. */
  readonly jobs: JobRunner;
  readonly mailer: Mailer;
  readonly handlers: HandlersOf<Api>;
  /** Who makes a request, from its bearer token. */
  contextOf(request: FastifyRequest): Promise<CallContext>;
}

const cachedFigures = 10_000;

type Settings = Pick<Config, 'regionalTheme' | 'mail' | 'publicUrl' | 'dataDir'>;

/** Builds every service on the database. The only place that constructs them. */
export function compose(database: Database, config: Settings, version: string): Composition {
  const { db } = database;
  const queue = new JobQueue(database);
  const mailer = openMailer(config);
  const cache = new VersionedCache(cachedFigures);

  const rateLimits = createRateLimits(database.pool);
  const auth = new AuthService(db, new Passwords(), rateLimits);
  const site = new SiteService(db, auth, { version, regionalTheme: config.regionalTheme });
  const members = new MembersReadModel(db);

  const projects = new ProjectsService(db, (transaction, id) => new TagsRepo(transaction).createFirst(id));
  const counts = new ProjectCountsReader(db, cache);
  const tags = new TagsReadModel(db, cache);

  const workspaceListing = new WorkspacesReadModel(db);
  const presenter = new WorkspacesPresenter(new ProjectsRepo(db), counts, workspaceListing);

  const cardsReadModel = new CardsReadModel(db, cache);
  const cards = new CardsService(db, projects, cardsReadModel);

  const handled: HandledJob[] = [];

  return {
    auth,
    site,
    jobs: new JobRunner(database, queue, handled),
    mailer,
    handlers: {
      ...notYet,
      ...authRoutes(auth),
      ...siteRoutes(site),
      ...workspaceRoutes({
        workspaces: new WorkspacesService(db),
        listing: workspaceListing,
        presenter,
        tags,
        members,
      }),
      ...projectRoutes({ projects, listing: new ProjectsReadModel(db), counts, members }),
      ...tagRoutes({ projects, tags: new TagsService(db, projects), readModel: tags }),
      ...cardRoutes({
        cards,
        listings: new CardListings(db, projects, cards, cardsReadModel, tags),
        duplication: new DuplicationService(db, cards, projects, tags),
        presenter: new CardsPresenter(tags),
      }),
      ...importRoutes(new ImportsService(db, projects, rateLimits, (rows) => database.upkeep?.noteRows(rows))),
    },
    async contextOf(request) {
      const [, token] = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '') ?? [];
      return {
        actor: await auth.actorOf(token),
        address: request.ip,
        userAgent: request.headers['user-agent'],
        host: request.host,
      };
    },
  };
}
