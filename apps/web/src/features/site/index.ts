import type adminTexts from './admin/locales/en.json';
import type maintenanceTexts from './maintenance/locales/en.json';

export { maintenanceScreen } from './maintenance/load-screen.ts';
export { useMaintenanceWatch } from './use-maintenance-watch.ts';

/** Screens of the administration, loaded when they are opened. */
export const siteScreens = {
  admin: () => import('./admin/admin-screen.tsx'),
  adminUsers: () => import('./admin/users-page.tsx'),
  adminWorkspaces: () => import('./admin/workspaces-page.tsx'),
  adminTeam: () => import('./admin/team-page.tsx'),
  adminMaintenance: () => import('./admin/maintenance-page.tsx'),
  adminSystem: () => import('./admin/system-page.tsx'),
};

/** The texts of the administration, as English has them. */
export type AdminTexts = typeof adminTexts;
/** Those of the screen everybody sees during maintenance. */
export type MaintenanceTexts = typeof maintenanceTexts;
