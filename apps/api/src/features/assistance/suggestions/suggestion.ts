import type { SuggestionAttributes } from '@foreglow/contract';

/** A suggestion without the information on who drafted it. */
export type Suggestion = Omit<SuggestionAttributes, 'drafter'>;

const nothing: Suggestion = { title: null, text: null, relevance: null, names: [] };

/** A suggestion with some of the fields. */
export const suggest = (fields: Partial<Suggestion>): Suggestion => ({ ...nothing, ...fields });
