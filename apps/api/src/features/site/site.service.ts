import { type SettingsAttributes, type SiteConfig, uploadTypes } from '@foreglow/contract';
import type { Ai } from '#platform/ai/ai.ts';
import { answers, type Database } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { RateLimit, RateLimits } from '#platform/http/rate-limit.ts';
import type { Languages } from '#platform/languages/languages.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Themes } from '#platform/themes/themes.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';
import type { AssistanceSettings, SettingsService } from '../settings/settings.service.ts';
import { storageUse } from './status.read-model.ts';
import { testMailText } from './test-mail-template.ts';
import { themeOf } from './theme.rules.ts';

export interface SiteFacts {
  readonly version: string;
  readonly startedAt: Date;
  /** Where files are kept: the data folder, or a bucket, with its name and host. */
  readonly files: SettingsAttributes['files'];
  readonly uploads: { readonly maxBytes: number; readonly maxPixels: number };
  /** The services that have stock photos, in the order in which they are asked. */
  readonly stockPhotos: readonly ('unsplash' | 'openverse')[];
  /** Whether the operator has written an imprint. */
  readonly hasImprint: () => boolean;
  /** Addresses of the hosts for some calls; if undefined, this server. */
  readonly hosts: { readonly functions: string | undefined; readonly workers: string | undefined };
  /** The DSN to which failures in the browser are reported. */
  readonly sentryDsn: string | undefined;
  /** The service that counts page views. */
  readonly analytics: { readonly url: string; readonly domain: string } | undefined;
  readonly regionalTheme: { readonly host: string; readonly theme: string } | undefined;
}

interface Parts {
  readonly database: Database;
  readonly auth: AuthService;
  readonly settings: SettingsService;
  readonly mailer: Mailer;
  readonly rateLimits: RateLimits;
  readonly themes: Themes;
  readonly languages: Languages;
  readonly ai: Ai;
}

/** The public configuration of the web application, and the status of the installation. */
export class SiteService {
  readonly #parts: Parts;
  readonly #facts: SiteFacts;
  readonly #testMails: RateLimit;
  readonly #perAddress: RateLimit;

  constructor(parts: Parts, facts: SiteFacts) {
    this.#parts = parts;
    this.#facts = facts;
    // An open page calls once a minute, and every 15 seconds during maintenance: this suffices for 600 people behind
    // one address.
    this.#perAddress = parts.rateLimits({ name: 'config-address', points: 12_000, seconds: 300 });
    this.#testMails = parts.rateLimits({ name: 'test-mail', points: 10, seconds: 600 });
  }

  /** The configuration for a caller at an address. */
  async readConfig(host: string, address: string): Promise<SiteConfig> {
    await this.#perAddress.take(address);
    return this.config(host);
  }

  /** The configuration for a page generated for a host. */
  async config(host: string): Promise<SiteConfig> {
    const { maintenance, team, assistance, germanAddress } = await this.#parts.settings.current();
    const { uploads, hosts, sentryDsn, analytics, hasImprint } = this.#facts;
    const theme = themeOf(host, this.#facts.regionalTheme);
    const { name, signInLine: line } = this.#parts.themes.find(theme);
    return {
      name,
      version: this.#facts.version,
      theme,
      sign_in_line: line && (line.en !== null || line.de !== null) ? { ...line } : null,
      languages: this.#parts.languages.added.map(({ code, name, address: texts }) => ({ code, name, texts })),
      german_address: germanAddress.value,
      maintenance: { ...maintenance },
      team: team && { name: team.name, domains: [...team.domains] },
      features: {
        mail: this.#parts.mailer.kind === 'smtp',
        stock_photos: [...this.#facts.stockPhotos],
        ai: this.#parts.ai.isConfigured,
        assistance: assistance.on,
        imprint: hasImprint(),
      },
      hosts: { functions: hosts.functions ?? null, workers: hosts.workers ?? null },
      error_reports: sentryDsn === undefined ? null : { dsn: sentryDsn },
      analytics: analytics ?? null,
      needs_setup: await this.#parts.auth.needsSetUp(),
      uploads: { max_bytes: uploads.maxBytes, max_pixels: uploads.maxPixels, types: [...uploadTypes] },
    };
  }

  /** True when the database answers. */
  isReady(): Promise<boolean> {
    return answers(this.#parts.database.db);
  }

  /** The status of the installation for administrators. */
  async status(): Promise<SettingsAttributes> {
    const { database, settings, mailer, ai } = this.#parts;
    const { maintenance, team, assistance, texts, germanAddress } = await settings.current();
    return {
      maintenance: { ...maintenance },
      team: team && { name: team.name, domains: [...team.domains] },
      mail: { kind: mailer.kind, from: mailer.from },
      ai: { ...providerOf(ai), ...settingsOf(assistance) },
      files: { ...this.#facts.files },
      german_address: { ...germanAddress },
      texts: { megabytes_per_workspace: texts.megabytesPerWorkspace },
      storage: { database: database.kind, ...(await storageUse(database.db)) },
      version: this.#facts.version,
      started_at: this.#facts.startedAt.toISOString(),
    };
  }

  /** Sends an administrator a mail immediately, not as a job: the answer shows whether the mail server accepted it. */
  async testMail(administrator: Authorized<SignedIn, 'installation.administer'>, theme: string): Promise<void> {
    const { userId, name, email, locale } = administrator;
    await this.#testMails.take(String(userId));
    const check = await this.#parts.mailer.verify();
    if (!check.ok) throw problem('mail_failed', check.reason);
    try {
      await this.#parts.mailer.send({
        to: { name, address: email },
        locale,
        theme,
        ...testMailText(this.#parts.languages, locale),
      });
    } catch (error) {
      throw problem('mail_failed', error instanceof Error ? error.message : undefined);
    }
  }
}

/** The model provider as shown to administrators: its location, but nothing that would allow calls to it. */
function providerOf({ config }: Ai) {
  if (!config) return { configured: false, provider: null, model: null, embedding_model: null, prices: null };
  return {
    configured: true,
    provider: `${config.provider === 'anthropic' ? 'Anthropic' : 'OpenAI-compatible'}, ${new URL(config.baseUrl).host}`,
    model: config.model,
    embedding_model: config.embeddingModel ?? null,
    prices: config.prices ?? null,
  };
}

const settingsOf = ({ on, radarsPerDay, tokensPerDay }: AssistanceSettings) => ({
  on,
  radars_per_day: radarsPerDay,
  tokens_per_day: tokensPerDay,
});
