/**
 * Loads the screen shown during maintenance, including to users who are not signed in. It is a separate module, so that
 * the page before sign-in does not load the rest of the feature through its index.
 */
export const maintenanceScreen = () => import('#features/site/screens/maintenance-screen.tsx');
