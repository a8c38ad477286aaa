import type { Team } from '@foreglow/contract';
import type { Platform } from '#platform/platform.ts';
import { SettingsService } from './settings.service.ts';

interface Needs {
  /** The team from the environment, until an administrator sets another one. */
  readonly team: Team | null;
}

/** Composes the settings of the installation. Their routes are in `site`, which shows them with its status. */
export function composeSettings({ db }: Platform, { team }: Needs): { api: SettingsService } {
  return { api: new SettingsService(db, team) };
}
