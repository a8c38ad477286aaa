import { type CardText, cardTexts, searchable, sourceHost, textsWith } from '@foreglow/contract';
import { addressKey } from './address-key.rules.ts';
import { characterBits } from './character-index.rules.ts';
import { titleKey } from './duplicate.rules.ts';
import { fieldSeparator } from './field-separator.ts';

const plainSearched = textsWith('searched', true).filter((name) => cardTexts[name].holds !== 'markdown');

/** Derived values stored beside the texts, for search and duplicate detection. */
export interface DerivedText {
  readonly search_text: string;
  readonly letters: Buffer;
  readonly title_key: string;
  readonly source_key: string | null;
  readonly source_host: string | null;
}

/**
 * Several fields as one text for the search, Markdown as it is read (`readText`). No field may contain the separator, so
 * no term is found across two fields.
 */
export const searchedText = (fields: readonly (string | null)[]): string =>
  searchable(fields.filter((field) => field !== null).join(fieldSeparator));

/** `read`: what is read of its `markdownTexts`, in their order. */
export function deriveText(text: CardText, read: readonly (string | null)[]): DerivedText {
  const search_text = searchedText([...plainSearched.map((name) => text[name]), ...read]);
  return {
    search_text,
    letters: characterBits(search_text),
    title_key: titleKey(text.title),
    source_key: addressKey(text.source_url),
    source_host: sourceHost(text.source_url),
  };
}
