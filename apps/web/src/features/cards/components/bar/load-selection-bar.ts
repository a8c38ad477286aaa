/** Loads the bar of the selection. The list preloads it when the user points at or focuses its cards. */
export const loadSelectionBar = () => import('./selection-bar.tsx');
