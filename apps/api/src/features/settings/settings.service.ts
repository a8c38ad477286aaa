import type { Team } from '@foreglow/contract';
import type { Db } from '../../platform/db/database.ts';
import { problem } from '../../platform/http/problem.ts';
import type { Actor } from '../permissions/index.ts';
import { SettingsReadModel } from './settings.read-model.ts';
import { SettingsRepo } from './settings.repo.ts';

export interface Settings {
  readonly maintenance: { readonly on: boolean; readonly message: string | null };
  /** The company's own people, shown as one; null without a team. */
  readonly team: Team | null;
}

export interface SettingsChange {
  readonly maintenance?: { readonly on: boolean; readonly message?: string | null | undefined } | undefined;
  readonly team?: Team | null | undefined;
}

/** How long settings are taken as they were read: what another process changes counts here after so many milliseconds. */
const keptForMs = 2000;

/** What the administrators set for the whole installation. Every call asks, so the answer is kept for a moment. */
export class SettingsService {
  readonly #db: Db;
  readonly #teamOfEnvironment: Team | null;
  #kept: { readonly settings: Promise<Settings>; readonly until: number } | undefined;

  constructor(db: Db, teamOfEnvironment: Team | null) {
    this.#db = db;
    this.#teamOfEnvironment = teamOfEnvironment;
  }

  current(): Promise<Settings> {
    if (this.#kept && this.#kept.until > Date.now()) return this.#kept.settings;
    const settings = this.#read();
    const kept = { settings, until: Date.now() + keptForMs };
    this.#kept = kept;
    // A failure is not kept: the next call tries again.
    settings.catch(() => {
      if (this.#kept === kept) this.#kept = undefined;
    });
    return settings;
  }

  async team(): Promise<Team | null> {
    return (await this.current()).team;
  }

  /** Throws the 503 problem during maintenance. */
  async assertOpen(): Promise<void> {
    const { maintenance } = await this.current();
    if (maintenance.on) throw problem('maintenance', maintenance.message ?? undefined);
  }

  /** Changes settings. The caller has made sure that the actor is an administrator of the installation. */
  async update(actor: Actor, change: SettingsChange): Promise<void> {
    const { userId } = actor.user;
    await this.#db.transaction().execute(async (transaction) => {
      const settings = new SettingsRepo(transaction);
      if (change.maintenance) {
        const { on, message = null } = change.maintenance;
        await settings.write('maintenance', { on, message }, userId);
      }
      if (change.team !== undefined) {
        const { name, domains } = change.team ?? {};
        await settings.write('team', name !== undefined && domains ? { name, domains: [...domains] } : null, userId);
      }
    });
    this.#kept = undefined;
  }

  async #read(): Promise<Settings> {
    const { maintenance = { on: false, message: null }, team = this.#teamOfEnvironment } = await new SettingsReadModel(
      this.#db,
    ).read();
    return { maintenance, team };
  }
}
