export { composeSettings } from './compose.ts';
export type { SettingsService } from './settings.service.ts';
