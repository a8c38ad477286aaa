import { loadCardDownloads } from '#features/exports/components/load-card-downloads.ts';
import { loadNamespaces } from '#lib/i18n/i18n.ts';

/** The dialog for sharing a card, loaded when it is opened, with its texts. */
export async function loadShareDialog() {
  const [dialog] = await Promise.all([
    import('./share-dialog.tsx'),
    loadNamespaces('card-images'),
    loadCardDownloads(),
  ]);
  return dialog;
}
