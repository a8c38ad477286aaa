import { limits, type Team } from '@foreglow/contract';
import type { Db } from '#platform/db/database.ts';
import { problem } from '#platform/http/problem.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';
import { SettingsReadModel } from './settings.read-model.ts';
import { SettingsRepo } from './settings.repo.ts';

export interface Settings {
  readonly maintenance: { readonly on: boolean; readonly message: string | null };
  /** The team: the company's own people, shown as one; null without a team. */
  readonly team: Team | null;
  readonly assistance: AssistanceSettings;
  /** What the texts of a workspace may take. */
  readonly texts: { readonly megabytesPerWorkspace: number };
}

/** Whether anything is drafted, and how much a workspace may draft per day. */
export interface AssistanceSettings {
  readonly on: boolean;
  readonly radarsPerDay: number;
  readonly tokensPerDay: number;
}

export interface SettingsChange {
  readonly maintenance?: { readonly on: boolean; readonly message?: string | null | undefined } | undefined;
  readonly team?: Team | null | undefined;
  readonly texts?: { readonly megabytes_per_workspace: number } | undefined;
  readonly ai?:
    | {
        readonly on?: boolean | undefined;
        readonly radars_per_day?: number | undefined;
        readonly tokens_per_day?: number | undefined;
      }
    | undefined;
}

const firstAssistance: AssistanceSettings = {
  on: true,
  radarsPerDay: limits.draftsPerDay.radars,
  tokensPerDay: limits.draftsPerDay.tokens,
};

/** How long settings are cached, in milliseconds: changes by another process take effect after this time. */
const cachedForMs = 2000;

/** The settings of the whole installation. Every call reads them, so they are cached briefly. */
export class SettingsService {
  readonly #db: Db;
  readonly #teamOfEnvironment: Team | null;
  #cached: { readonly settings: Promise<Settings>; readonly until: number } | undefined;

  constructor(db: Db, teamOfEnvironment: Team | null) {
    this.#db = db;
    this.#teamOfEnvironment = teamOfEnvironment;
  }

  current(): Promise<Settings> {
    if (this.#cached && this.#cached.until > Date.now()) return this.#cached.settings;
    const settings = this.#read();
    const cached = { settings, until: Date.now() + cachedForMs };
    this.#cached = cached;
    // A failure is not cached: the next call tries again.
    settings.catch(() => {
      if (this.#cached === cached) this.#cached = undefined;
    });
    return settings;
  }

  /** The team of `current`. Others get this function without its object. */
  readonly team = async (): Promise<Team | null> => (await this.current()).team;

  /** Throws the 503 problem during maintenance. */
  async assertOpen(): Promise<void> {
    const { maintenance } = await this.current();
    if (maintenance.on) throw problem('maintenance', maintenance.message ?? undefined);
  }

  async assistance(): Promise<AssistanceSettings> {
    return (await this.current()).assistance;
  }

  /** Changes settings, as an administrator of the installation. */
  async update({ userId }: Authorized<SignedIn, 'installation.administer'>, change: SettingsChange): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      const settings = new SettingsRepo(transaction);
      if (change.maintenance) {
        const { on, message = null } = change.maintenance;
        await settings.write('maintenance', { on, message }, userId);
      }
      if (change.ai) {
        const { on, radars_per_day: radarsPerDay, tokens_per_day: tokensPerDay } = change.ai;
        const changed = {
          ...(on !== undefined && { on }),
          ...(radarsPerDay !== undefined && { radarsPerDay }),
          ...(tokensPerDay !== undefined && { tokensPerDay }),
        };
        await settings.changeAssistance(firstAssistance, changed, userId);
      }
      if (change.texts) {
        await settings.write('texts', { megabytesPerWorkspace: change.texts.megabytes_per_workspace }, userId);
      }
      if (change.team !== undefined) {
        const { name, domains } = change.team ?? {};
        await settings.write('team', name !== undefined && domains ? { name, domains: [...domains] } : null, userId);
      }
    });
    this.#cached = undefined;
  }

  async #read(): Promise<Settings> {
    const stored = await new SettingsReadModel(this.#db).read();
    const {
      maintenance = { on: false, message: null },
      team = this.#teamOfEnvironment,
      assistance = firstAssistance,
      texts = { megabytesPerWorkspace: limits.workspaceTextMegabytes },
    } = stored;
    return { maintenance, team, assistance, texts };
  }
}
