/**
 * The screen shown during maintenance, also to users who are not signed in. It is a module of its own, since the page
 * before sign-in does not load the index of the feature with the rest.
 */
export const maintenanceScreen = () => import('../../screens/maintenance-screen.tsx');
