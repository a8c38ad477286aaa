import { type GermanAddress, serverLimits } from '@foreglow/contract';
import { Ai } from './ai/ai.ts';
import type { AiConfig } from './ai/ai-config.ts';
import { aiProviderOf } from './ai/ai-provider.ts';
import type { Database, Db } from './db/database.ts';
import { Lookups } from './db/lookups.ts';
import { VersionedCache } from './db/versioned-cache.ts';
import type { FileStore } from './files/file-store.ts';
import { type FilesConfig, openFiles } from './files/open-files.ts';
import { PublicAddress } from './http/public-address.ts';
import { createRateLimits, type RateLimits } from './http/rate-limit.ts';
import { Images } from './images/images.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { germanAddressOf } from './languages/german-address.ts';
import { Languages } from './languages/languages.ts';
import { smtpUrlOf, storedMail } from './mail/mail-settings.ts';
import type { Mailer } from './mail/mailer.ts';
import { type MailConfig, openMailer } from './mail/open-mailer.ts';
import { Outside, type OutsideForTests } from './outside/outside.ts';
import { SecretBox } from './settings/secret-box.ts';
import type { Chosen } from './settings/source.rules.ts';
import { StoredSettings } from './settings/stored-settings.ts';
import { appearance, ownTheme } from './themes/appearance.ts';
import { AppearancePicturesReadModel } from './themes/appearance-pictures.read-model.ts';
import { Themes } from './themes/themes.ts';

/** The settings that the platform depends on. */
export interface PlatformConfig extends MailConfig {
  /** The model provider of the environment. */
  readonly ai: AiConfig | undefined;
  readonly files: FilesConfig;
  /** The key of the environment for secrets of the settings. */
  readonly secretsKey: string | undefined;
  readonly uploads: UploadLimits;
  /** The folder of languages in addition to English and German. */
  readonly languagesDir: string;
  /** The form of address in German that the environment sets. */
  readonly germanAddress: GermanAddress | undefined;
}

/** Limits for uploaded pictures; pixels are counted over all frames. */
interface UploadLimits {
  readonly maxBytes: number;
  readonly maxPixels: number;
}

/** The shared basis of all features. There is one per process. */
export interface Platform {
  readonly database: Database;
  /** The query builder of the database. */
  readonly db: Db;
  /** What administrators have set in the browser. */
  readonly settings: StoredSettings;
  /** Encrypts what is secret in it. */
  readonly secrets: SecretBox;
  /** Looks up what every call needs, for several calls in one statement. */
  readonly lookups: Lookups;
  /** The queue to which jobs are sent. */
  readonly queue: JobQueue;
  readonly mailer: Mailer;
  /** Models that draft. */
  readonly ai: Ai;
  /** The provider of these models, and who has set it. */
  readonly aiProvider: () => Chosen<AiConfig | undefined>;
  /** The public address for links in mails; it is set once the server listens. */
  readonly address: PublicAddress;
  readonly rateLimits: RateLimits;
  /** The cache of counts and lists, keyed by the version of their data. */
  readonly cache: VersionedCache;
  readonly files: FileStore;
  readonly images: Images;
  /** Fetches from public addresses of the web. */
  readonly outside: Outside;
  readonly uploads: UploadLimits;
  /** The themes of the product. */
  readonly themes: Themes;
  /** The languages of its texts. */
  readonly languages: Languages;
  /** How German texts address people, and who has set it. */
  readonly germanAddress: () => Chosen<GermanAddress>;
  /** Version of the program. */
  readonly version: string;
}

/** The maximum number of answers in the cache. */
const cachedAnswers = 10_000;

/** Opens the platform on a database. */
export async function openPlatform(
  database: Database,
  config: PlatformConfig,
  version: string,
  themeOf: (host: string) => string,
  outsideForTests?: OutsideForTests,
): Promise<Platform> {
  const settings = new StoredSettings(database.db);
  await settings.read();
  const secrets = new SecretBox(config);
  const provider = aiProviderOf(config.ai, settings, secrets);
  const germanAddress = germanAddressOf(config.germanAddress, settings);
  const themes = await Themes.read();
  await settings.follow(appearance, async (stored) => {
    const pictures = stored && (await new AppearancePicturesReadModel(database.db).read());
    themes.wear(stored && pictures && ownTheme(themes.base, stored, pictures));
  });
  // The links of mails lead to this host, so a mail that no call caused has its style.
  const publicTheme = config.publicUrl === undefined ? 'default' : themeOf(new URL(config.publicUrl).host);
  return {
    database,
    db: database.db,
    settings,
    secrets,
    lookups: new Lookups(database),
    queue: new JobQueue(database),
    mailer: openMailer(config, {
      styleOf: (theme = publicTheme) => themes.find(theme),
      productName: () => themes.find(publicTheme).name,
      stored() {
        const mail = settings.get(storedMail);
        return mail && { smtpUrl: smtpUrlOf(mail, secrets), from: mail.from ?? undefined };
      },
    }),
    ai: await Ai.open(() => provider().value),
    aiProvider: provider,
    address: new PublicAddress(config.publicUrl),
    rateLimits: createRateLimits(database.pool),
    cache: new VersionedCache(cachedAnswers),
    files: await openFiles(config.files, database),
    images: new Images({ maxPixels: config.uploads.maxPixels, maxFrames: serverLimits.uploadFrames }),
    outside: new Outside(version, outsideForTests),
    uploads: config.uploads,
    themes,
    languages: await Languages.read(config.languagesDir, () => germanAddress().value),
    germanAddress,
    version,
  };
}
