import type { Api } from '@foreglow/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AttachmentsApi } from '#features/attachments/feature.ts';
import type { AuthService } from '#features/auth/auth.service.ts';
import type { CardWords } from '#features/cards/word-index/card-words.ts';
import type { ChangeFeed } from '#features/events/change-feed.ts';
import type { CallContext, HandlersOf } from '#features/permissions/call-context.ts';
import type { SearchApi } from '#features/search/feature.ts';
import type { SettingsService } from '#features/settings/settings.service.ts';
import type { SiteService } from '#features/site/site.service.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import type { Platform } from '#platform/platform.ts';

/** The parts of the server. */
export interface Composition
  extends Pick<Platform, 'address' | 'mailer' | 'themes' | 'languages'>,
    Pick<AttachmentsApi, 'orphans' | 'tiles'> {
  readonly auth: AuthService;
  readonly site: SiteService;
  readonly settings: SettingsService;
  readonly search: SearchApi;
  /** Makes sure that what administrators have set is known, as of at most two seconds ago. */
  refreshSettings(): Promise<void>;
  /** The same, for something that is not known yet. */
  refreshSettingsNow(): Promise<void>;
  /** Runs the jobs. Open it before the first call, since calls send jobs. */
  readonly jobs: JobRunner;
  /** Receives changes of all processes. Open it before the first call. */
  readonly changes: ChangeFeed;
  /** Words of cards in memory. Stop it before the database is closed. */
  readonly cardWords: CardWords;
  readonly handlers: HandlersOf<Api>;
  /** Origin of the file store, if it is not this server. */
  readonly filesOrigin: string | undefined;
  /** Whether people can reach this installation only by TLS. */
  readonly alwaysTls: boolean;
  /** Other origins of pictures that pages may show. */
  readonly pictureOrigins: readonly string[];
  /** Other origins that pages may call. */
  readonly callOrigins: readonly string[];
  /** Origins of the services to which pages send error reports and page views. */
  readonly reportOrigins: readonly string[];
  /** Serves the files, if this server is their store. */
  serveFiles(app: FastifyInstance): void;
  /** Serves the fonts of public pages. */
  serveFonts(app: FastifyInstance): void;
  /** Limits request bodies per client address, before they are read. */
  readonly anonymousBodies: RateLimit;
  /** Identifies the caller of a request by its bearer token. */
  contextOf(request: FastifyRequest): Promise<CallContext>;
}
