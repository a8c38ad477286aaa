/** What everybody sees during maintenance. It stands apart from the other screens: it is open to whoever is not signed in. */
export const maintenanceScreen = () => import('../../screens/maintenance-screen.tsx');
