import type { Texts } from '#platform/languages/languages.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export type AssistanceEntries = typeof english;

/** The wording of results drafted without a model. */
export const assistanceTexts: Texts<AssistanceEntries> = { namespace: 'assistance', en: english, de: german };
