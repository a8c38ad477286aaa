import { type GermanAddress, serverLimits, type Team } from '@foreglow/contract';
import { z } from 'zod';
import { problem } from '#platform/http/problem.ts';
import { storedGermanAddress } from '#platform/languages/german-address.ts';
import type { SettingsGroup } from '#platform/settings/settings-group.ts';
import type { Chosen } from '#platform/settings/source.rules.ts';
import type { StoredSettings } from '#platform/settings/stored-settings.ts';
import type { Authorized, SignedIn } from '../permissions/actor.ts';

export interface Settings {
  readonly maintenance: { readonly on: boolean; readonly message: string | null };
  /** The team: the company's own people, shown as one; null without a team. */
  readonly team: Team | null;
  readonly assistance: AssistanceSettings;
  /** What the texts of a workspace may take. */
  readonly texts: { readonly megabytesPerWorkspace: number };
  /** How German texts address people. */
  readonly germanAddress: Chosen<GermanAddress>;
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
  readonly german_address?: GermanAddress | undefined;
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
  radarsPerDay: serverLimits.draftsPerDay.radars,
  tokensPerDay: serverLimits.draftsPerDay.tokens,
};

const maintenance: SettingsGroup<Settings['maintenance']> = {
  name: 'maintenance',
  form: z.object({ on: z.boolean(), message: z.string().nullable() }),
};
const assistance: SettingsGroup<AssistanceSettings> = {
  name: 'assistance',
  form: z.object({ on: z.boolean(), radarsPerDay: z.int(), tokensPerDay: z.int() }),
};
const texts: SettingsGroup<Settings['texts']> = {
  name: 'texts',
  form: z.object({ megabytesPerWorkspace: z.int() }),
};
/** If null, there is no team, whatever the environment says. */
const team: SettingsGroup<Team | null> = {
  name: 'team',
  form: z.object({ name: z.string(), domains: z.array(z.string()) }).nullable(),
};

/** The settings of the whole installation that every call reads. */
export class SettingsService {
  readonly #stored: StoredSettings;
  readonly #teamOfEnvironment: Team | null;
  readonly #germanAddress: () => Chosen<GermanAddress>;

  constructor(stored: StoredSettings, teamOfEnvironment: Team | null, germanAddress: () => Chosen<GermanAddress>) {
    this.#stored = stored;
    this.#teamOfEnvironment = teamOfEnvironment;
    this.#germanAddress = germanAddress;
  }

  async current(): Promise<Settings> {
    await this.#stored.read();
    const set = <T>(group: SettingsGroup<T>, otherwise: T): T => {
      const value = this.#stored.get(group);
      return value === undefined ? otherwise : value;
    };
    return {
      maintenance: set(maintenance, { on: false, message: null }),
      team: set(team, this.#teamOfEnvironment),
      assistance: set(assistance, firstAssistance),
      texts: set(texts, { megabytesPerWorkspace: serverLimits.workspaceTextMegabytes }),
      germanAddress: this.#germanAddress(),
    };
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
    const address = change.german_address;
    if (address !== undefined && this.#germanAddress().source === 'environment') {
      throw problem('conflict', 'The environment of the server sets how German texts address people (GERMAN_ADDRESS).');
    }
    await this.#stored.write(async (settings) => {
      if (change.maintenance) {
        const { on, message = null } = change.maintenance;
        await settings.write(maintenance, { on, message }, userId);
      }
      if (change.ai) {
        const { on, radars_per_day: radarsPerDay, tokens_per_day: tokensPerDay } = change.ai;
        const changed = {
          ...(on !== undefined && { on }),
          ...(radarsPerDay !== undefined && { radarsPerDay }),
          ...(tokensPerDay !== undefined && { tokensPerDay }),
        };
        await settings.change(assistance, firstAssistance, changed, userId);
      }
      if (change.texts) {
        await settings.write(texts, { megabytesPerWorkspace: change.texts.megabytes_per_workspace }, userId);
      }
      if (address !== undefined) await settings.write(storedGermanAddress, address, userId);
      if (change.team !== undefined) {
        const { name, domains } = change.team ?? {};
        await settings.write(team, name !== undefined && domains ? { name, domains: [...domains] } : null, userId);
      }
    });
  }
}
