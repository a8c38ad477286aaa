import { feature } from '#composition/feature.ts';
import { permissions } from '../permissions/feature.ts';
import { SettingsService } from './settings.service.ts';

/** The settings of the installation. Their routes are in `site`, which shows them with its status. */
export const settings = feature({
  name: 'settings',
  uses: () => ({ permissions }),
  shares: ['settings.service.ts'],
  compose({ settings, germanAddress }, _used, { config }) {
    return { api: new SettingsService(settings, config.team, germanAddress) };
  },
});
