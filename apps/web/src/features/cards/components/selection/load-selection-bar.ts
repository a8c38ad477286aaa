/** Loads what can be done with selected cards. The list does so ahead, when one turns to its cards. */
export const loadSelectionBar = () => import('./selection-bar.tsx');
