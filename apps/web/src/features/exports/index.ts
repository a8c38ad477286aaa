import { loadNamespaces } from '../../lib/i18n/index.ts';
import type texts from './locales/en.json';

export { ExportButton } from './components/export-button.tsx';
export { ExportGate } from './components/export-gate.tsx';
export { openExport } from './components/export-state.ts';
export { onlyFilters } from './rules/list-query.rules.ts';

/** The downloads of a card, for its dialog, with their texts. */
export async function loadCardDownloads() {
  const [downloads] = await Promise.all([import('./components/card-downloads.tsx'), loadNamespaces('exports')]);
  return downloads;
}

/** Screens, loaded when they are opened. */
export const exportScreens = {
  downloads: () => import('./screens/downloads-screen.tsx'),
};

/** The English texts of the feature. */
export type ExportTexts = typeof texts;
