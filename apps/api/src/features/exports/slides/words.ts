import type { Texts } from '../../../platform/languages/languages.ts';
import type { Words } from '../../../platform/languages/words.ts';
import german from './locales/de.json' with { type: 'json' };
import english from './locales/en.json' with { type: 'json' };

export type SlideEntries = typeof english;

/** The texts on slides that do not come from the project. */
export type SlideWords = Words<SlideEntries>;

export const slideTexts: Texts<SlideEntries> = { namespace: 'slides', en: english, de: german };
