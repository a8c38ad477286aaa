import type adminTexts from './locales/admin/en.json';
import type maintenanceTexts from './locales/maintenance/en.json';

export { maintenanceScreen } from './components/maintenance/load-screen.ts';
export { useMaintenanceWatch } from './components/use-maintenance-watch.ts';

/** Screens of the administration, loaded when they are opened. */
export const siteScreens = {
  admin: () => import('./screens/admin-screen.tsx'),
  adminWorkspaces: () => import('./screens/workspaces-page.tsx'),
  adminTeam: () => import('./screens/team-page.tsx'),
  adminMaintenance: () => import('./screens/maintenance-page.tsx'),
  adminAi: () => import('./screens/ai-page.tsx'),
  adminSystem: () => import('./screens/system-page.tsx'),
};

/** The English texts of the administration. */
export type AdminTexts = typeof adminTexts;
/** The texts of the maintenance screen. */
export type MaintenanceTexts = typeof maintenanceTexts;
