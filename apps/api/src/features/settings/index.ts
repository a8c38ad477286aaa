export { composeSettings } from './compose.ts';
export type { AssistanceSettings, SettingsService } from './settings.service.ts';
