import { loadNamespaces } from '#lib/i18n/i18n.ts';

/** The downloads of a card, for its dialog, with their texts. */
export async function loadCardDownloads() {
  const [downloads] = await Promise.all([import('./card-downloads.tsx'), loadNamespaces('exports')]);
  return downloads;
}
