import { join, resolve } from 'node:path';
import { type GermanAddress, germanAddresses, type Team } from '@foreglow/contract';
import { z } from 'zod';
import type { AiConfig } from '#platform/ai/ai-config.ts';
import type { FilesConfig } from '#platform/files/open-files.ts';
import type { TrustedProxies } from '#platform/http/caller-address.ts';
import { languagesFolder } from '#platform/languages/languages.ts';
import {
  databaseAddress,
  domains,
  hostAddress,
  hostName,
  mailServer,
  notionPage,
  numberBetween,
  radarSite,
  reportAddress,
  sender,
  siteAddress,
  together,
  trustedProxies,
  webAddress,
} from './setting-formats.rules.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The variables of the environment, and which of them need others. */
const environment = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    PORT: numberBetween(0, 65_535).pipe(z.int('must be a whole number')).default(3000),
    DATA_DIR: z.string().default('data'),
    LEGAL_DIR: z.string().optional(),
    LANGUAGES_DIR: z.string().optional(),
    GERMAN_ADDRESS: z.enum(germanAddresses, 'must be sie or du').optional(),
    DATABASE_URL: databaseAddress.optional(),
    DATABASE_POOL: numberBetween(1, 200).pipe(z.int('must be a whole number')).default(10),
    PUBLIC_URL: siteAddress.optional(),
    FUNCTION_HOST_URL: hostAddress.optional(),
    WORKERS_HOST_URL: hostAddress.optional(),
    TRUST_PROXY: trustedProxies.default(0),
    ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
    ADMIN_PASSWORD: z
      .string()
      .min(10, 'must have at least 10 characters')
      .max(200, 'must have at most 200 characters')
      .optional(),
    UPLOAD_MAX_MB: numberBetween(1, 500).default(25),
    UPLOAD_MAX_MEGAPIXELS: numberBetween(1, 1000).default(100),
    S3_ENDPOINT: webAddress.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{2,62}$/, 'must be the name of a bucket')
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: z.enum(['true', 'false'], 'must be true or false').default('false'),
    UNSPLASH_ACCESS_KEY: z
      .string()
      .regex(/^[\w-]{10,200}$/, 'must be the access key of an application')
      .optional(),
    NOTION_TOKEN: z
      .string()
      .regex(/^[\w-]{10,200}$/, 'must be the token of an integration')
      .optional(),
    NOTION_ROOT_PAGE: notionPage.optional(),
    REGIONAL_HOST: hostName.optional(),
    REGIONAL_THEME: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens')
      .optional(),
    RADAR_SITE_URL: radarSite.optional(),
    SENTRY_DSN: reportAddress.optional(),
    ANALYTICS_URL: hostAddress.optional(),
    ANALYTICS_DOMAIN: z
      .string()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/i, 'must be the name of the site, as in scan.example.org')
      .optional(),
    AI_PROVIDER: z
      .enum(['openai', 'anthropic'], 'must be openai, for any service that speaks its protocol, or anthropic')
      .optional(),
    AI_BASE_URL: hostAddress.optional(),
    AI_API_KEY: z.string().max(1000, 'must have at most 1000 characters').optional(),
    AI_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
    AI_EMBEDDING_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
    AI_INPUT_PRICE: numberBetween(0, 10_000).optional(),
    AI_OUTPUT_PRICE: numberBetween(0, 10_000).optional(),
    AI_CURRENCY: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be the code of a currency, such as EUR')
      .default('USD'),
    JOBS: z.enum(['here', 'elsewhere'], 'must be here or elsewhere').default('here'),
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: sender.optional(),
    REACH_OUT_EMAIL: z.email('must be an e-mail address').optional(),
    TEAM_NAME: z.string().trim().max(100, 'must have at most 100 characters').optional(),
    TEAM_DOMAINS: domains.optional(),
    SECRETS_KEY: z
      .base64('must be 32 bytes in Base64, as `openssl rand -base64 32` prints')
      .refine(
        (value) => Buffer.from(value, 'base64').length === 32,
        'must be 32 bytes in Base64, as `openssl rand -base64 32` prints',
      )
      .optional(),
    LOG_LEVEL: z.enum(logLevels, `must be one of: ${logLevels.join(', ')}`).default('warn'),
  })
  .refine(...together('ADMIN_EMAIL', 'ADMIN_PASSWORD'))
  .refine(...together('TEAM_NAME', 'TEAM_DOMAINS'))
  .refine(...together('REGIONAL_HOST', 'REGIONAL_THEME'))
  .refine(...together('ANALYTICS_URL', 'ANALYTICS_DOMAIN'))
  .refine(
    (value) =>
      value.AI_MODEL || !(value.AI_PROVIDER || value.AI_BASE_URL || value.AI_API_KEY || value.AI_EMBEDDING_MODEL),
    {
      path: ['AI_MODEL'],
      error: 'is needed with the other AI settings',
    },
  )
  .refine((value) => !value.AI_MODEL || value.AI_BASE_URL || value.AI_PROVIDER === 'anthropic', {
    path: ['AI_BASE_URL'],
    error: 'is needed with AI_MODEL, as in https://api.example.org/v1, unless AI_PROVIDER is anthropic',
  })
  .refine((value) => value.AI_PROVIDER !== 'anthropic' || value.AI_API_KEY, {
    path: ['AI_API_KEY'],
    error: 'is needed for anthropic',
  })
  .refine((value) => value.AI_PROVIDER !== 'anthropic' || !value.AI_EMBEDDING_MODEL, {
    path: ['AI_EMBEDDING_MODEL'],
    error: 'is not offered by anthropic',
  })
  .refine(...together('AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'))
  .refine(...together('NOTION_TOKEN', 'NOTION_ROOT_PAGE'))
  .refine((value) => value.JOBS === 'here' || value.DATABASE_URL, {
    path: ['JOBS'],
    error: 'can be elsewhere only with a DATABASE_URL: nothing but this process reaches the embedded database',
  })
  .refine(...together('S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'))
  .refine((value) => value.S3_BUCKET || !(value.S3_ENDPOINT || value.S3_ACCESS_KEY_ID), {
    path: ['S3_BUCKET'],
    error: 'is needed with the other S3 settings',
  });

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Absolute path of the folder that contains everything this installation stores on disk. */
  readonly dataDir: string;
  /** Absolute path of the folder of languages in addition to English and German. */
  readonly languagesDir: string;
  /** How German texts address people; if undefined, as the administrators have set it, or with "Sie". */
  readonly germanAddress: GermanAddress | undefined;
  /** Absolute path of the folder with the operator's privacy policy and terms. */
  readonly legalDir: string;
  /** The folders that settings name, by the setting. They have to exist, unlike the default ones. */
  readonly namedFolders: Readonly<Partial<Record<'LANGUAGES_DIR' | 'LEGAL_DIR', string>>>;
  /** Address of a PostgreSQL database; if undefined, the embedded one in the data folder is used. */
  readonly databaseUrl: string | undefined;
  readonly databasePool: number;
  readonly files: FilesConfig;
  /** Limits for uploaded pictures; pixels are counted over all frames. */
  readonly uploads: { readonly maxBytes: number; readonly maxPixels: number };
  /** Key for photos of Unsplash; without one, photos come from Openverse. */
  readonly stockPhotos: { readonly unsplashKey: string | undefined };
  /** The workspace of Notion whose pages the wiki shows before the shipped ones. */
  readonly notion: { readonly token: string; readonly rootPage: string } | undefined;
  readonly publicUrl: string | undefined;
  /** Addresses of the function host and the workers host; if undefined, this server. */
  readonly hosts: { readonly functions: string | undefined; readonly workers: string | undefined };
  /** The proxies that are trusted to name the client's address. */
  readonly trustProxy: TrustedProxies;
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  readonly regionalTheme: { readonly host: string; readonly theme: string } | undefined;
  /**
   * The address of a published radar on an external site, with `{theme}` and `{id}`; if undefined, its own public page.
   */
  readonly radarSite: string | undefined;
  /** The DSN of a Sentry-compatible service to which failures of server and browser are reported. */
  readonly sentryDsn: string | undefined;
  /** A Plausible-compatible service that counts page views, and the name of this site there. */
  readonly analytics: { readonly url: string; readonly domain: string } | undefined;
  /** The model provider for drafts; if undefined, that of the administrators, or drafts are made by rules. */
  readonly ai: AiConfig | undefined;
  /** Whether this process runs jobs itself or leaves them to workers. */
  readonly jobs: 'here' | 'elsewhere';
  readonly mail: {
    /** Address of the mail server; if undefined, that of the administrators, or messages are written into a folder. */
    readonly smtpUrl: string | undefined;
    /** The sender of messages: an address, or `Name <address>`. */
    readonly from: string | undefined;
  };
  /**
   * The address to which messages from people who reach out are forwarded; if undefined, they are only in the inbox of
   * the administrators.
   */
  readonly reachOutEmail: string | undefined;
  /** The team: the company's own people, shown as one, until an administrator changes it. */
  readonly team: Team | null;
  /** The key, in Base64, with which secrets of the settings are encrypted; if undefined, that of the data folder. */
  readonly secretsKey: string | undefined;
  readonly logLevel: string;
}

/** An invalid setting. The message is one sentence that names the setting. */
export class ConfigError extends Error {}

/**
 * Reads the settings from the environment's variables. An empty one counts as not set, as files for Docker Compose and
 * systemd often contain them. Throws a `ConfigError` naming every invalid setting.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    // Of a list, several entries can have the same fault: the path begins with the setting.
    const faults = new Set(parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`));
    throw new ConfigError(`The settings cannot be used: ${[...faults].join('; ')}.`);
  }
  const value = parsed.data;
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir: resolve(value.DATA_DIR),
    languagesDir: resolve(value.LANGUAGES_DIR ?? languagesFolder),
    germanAddress: value.GERMAN_ADDRESS,
    legalDir: resolve(value.LEGAL_DIR ?? join(value.DATA_DIR, 'legal')),
    namedFolders: {
      ...(value.LANGUAGES_DIR && { LANGUAGES_DIR: resolve(value.LANGUAGES_DIR) }),
      ...(value.LEGAL_DIR && { LEGAL_DIR: resolve(value.LEGAL_DIR) }),
    },
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    files: filesConfig(value),
    uploads: {
      maxBytes: Math.floor(value.UPLOAD_MAX_MB * 1024 * 1024),
      maxPixels: Math.floor(value.UPLOAD_MAX_MEGAPIXELS * 1_000_000),
    },
    stockPhotos: { unsplashKey: value.UNSPLASH_ACCESS_KEY },
    notion:
      value.NOTION_TOKEN && value.NOTION_ROOT_PAGE
        ? { token: value.NOTION_TOKEN, rootPage: value.NOTION_ROOT_PAGE }
        : undefined,
    publicUrl: value.PUBLIC_URL,
    hosts: { functions: value.FUNCTION_HOST_URL, workers: value.WORKERS_HOST_URL },
    trustProxy: value.TRUST_PROXY,
    firstAdmin:
      value.ADMIN_EMAIL && value.ADMIN_PASSWORD
        ? { email: value.ADMIN_EMAIL.toLowerCase(), password: value.ADMIN_PASSWORD }
        : undefined,
    regionalTheme:
      value.REGIONAL_HOST && value.REGIONAL_THEME
        ? { host: value.REGIONAL_HOST, theme: value.REGIONAL_THEME }
        : undefined,
    radarSite: value.RADAR_SITE_URL,
    sentryDsn: value.SENTRY_DSN,
    analytics:
      value.ANALYTICS_URL && value.ANALYTICS_DOMAIN
        ? { url: value.ANALYTICS_URL, domain: value.ANALYTICS_DOMAIN }
        : undefined,
    ai: aiConfig(value),
    jobs: value.JOBS,
    mail: { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM },
    reachOutEmail: value.REACH_OUT_EMAIL,
    team: value.TEAM_NAME && value.TEAM_DOMAINS ? { name: value.TEAM_NAME, domains: value.TEAM_DOMAINS } : null,
    secretsKey: value.SECRETS_KEY,
    logLevel: value.LOG_LEVEL,
  };
}

function aiConfig(value: z.output<typeof environment>): AiConfig | undefined {
  if (!value.AI_MODEL) return undefined;
  const { AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output, AI_CURRENCY: currency } = value;
  return {
    provider: value.AI_PROVIDER ?? 'openai',
    baseUrl: value.AI_BASE_URL ?? 'https://api.anthropic.com/v1',
    apiKey: value.AI_API_KEY,
    model: value.AI_MODEL,
    embeddingModel: value.AI_EMBEDDING_MODEL,
    prices: input !== undefined && output !== undefined ? { input, output, currency } : undefined,
  };
}

function filesConfig(value: z.output<typeof environment>): FilesConfig {
  if (!value.S3_BUCKET) return { kind: 'disk', folder: join(resolve(value.DATA_DIR), 'files') };
  return {
    kind: 's3',
    endpoint: value.S3_ENDPOINT,
    bucket: value.S3_BUCKET,
    region: value.S3_REGION,
    credentials:
      value.S3_ACCESS_KEY_ID && value.S3_SECRET_ACCESS_KEY
        ? { accessKeyId: value.S3_ACCESS_KEY_ID, secretAccessKey: value.S3_SECRET_ACCESS_KEY }
        : undefined,
    forcePathStyle: value.S3_FORCE_PATH_STYLE === 'true',
  };
}
