/** Screens, loaded when they are opened. */
export const importScreens = {
  import: () => import('./screens/import-screen.tsx'),
};
