import type { ResourceKey } from 'i18next';

/** The texts of all screens, those behind sign-in too. */
export const insideTexts = import.meta.glob<ResourceKey>('/src/**/locales/**/*.json', { import: 'default' });
