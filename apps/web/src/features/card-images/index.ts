import type texts from './locales/en.json';

/** The texts of the feature, as English has them. */
export type CardImageTexts = typeof texts;

/** The dialog with which a card is shared, loaded when it is opened. */
export const loadShareDialog = () => import('./components/share-dialog.tsx');
