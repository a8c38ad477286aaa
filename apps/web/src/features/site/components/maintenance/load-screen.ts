/** The screen shown during maintenance, also to users who are not signed in. */
export const maintenanceScreen = () => import('../../screens/maintenance-screen.tsx');
