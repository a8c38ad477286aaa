import { loadNamespaces } from '../../lib/i18n/index.ts';
import { loadCardDownloads } from '../exports/index.ts';
import type texts from './locales/en.json';

/** The English texts of the feature. */
export type CardImageTexts = typeof texts;

/** The dialog for sharing a card, loaded when it is opened. */
export async function loadShareDialog() {
  const [dialog] = await Promise.all([
    import('./components/share-dialog.tsx'),
    loadNamespaces('card-images'),
    loadCardDownloads(),
  ]);
  return dialog;
}
