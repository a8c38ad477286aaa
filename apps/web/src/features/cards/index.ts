/** Screens, loaded when they are opened. */
export const cardScreens = {
  list: () => import('./screens/cards-screen.tsx'),
};
