import type { Texts } from '#platform/languages/languages.ts';
import german from '../locales/de.json' with { type: 'json' };
import english from '../locales/en.json' with { type: 'json' };

/** The flags on the picture of a card. */
export type FlagTexts = typeof english;

export const flagTexts: Texts<FlagTexts> = { namespace: 'card-images', en: english, de: german };
