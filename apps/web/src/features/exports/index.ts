import type texts from './locales/en.json';

export { CardDownloads, loadDownloadTexts } from './components/card-downloads.tsx';
export { ExportButton } from './components/export-button.tsx';
export { ExportGate } from './components/export-gate.tsx';
export { openExport } from './components/export-state.ts';
export { onlyFilters } from './rules/list-query.rules.ts';

/** Screens, loaded when they are opened. */
export const exportScreens = {
  downloads: () => import('./screens/downloads-screen.tsx'),
};

/** The texts of the feature, as English has them. */
export type ExportTexts = typeof texts;
