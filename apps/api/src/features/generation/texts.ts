import type { Texts } from '#platform/languages/languages.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export type GenerationEntries = typeof english;

/** The sentences of rationales written by rules. */
export const generationTexts: Texts<GenerationEntries> = { namespace: 'generation', en: english, de: german };
