import type { Texts } from '#platform/languages/languages.ts';
import german from './locales/de.json' with { type: 'json' };
import du from './locales/du.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export type ExportEntries = typeof english;

/** The texts of exports outside their files: names of files, and mails. */
export const exportTexts: Texts<ExportEntries> = { namespace: 'exports', en: english, de: german, du };
