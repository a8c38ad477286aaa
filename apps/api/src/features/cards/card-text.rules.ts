import { searchable, sourceHost } from '@foreglow/contract';
import { readText } from '@foreglow/contract/markdown/plain-text';
import { characterBits } from './character-index.rules.ts';
import { addressKey, titleKey } from './duplicate.rules.ts';
import { fieldSeparator } from './field-separator.ts';

/** The texts of a card as somebody wrote them. */
export interface CardText {
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly relevance: string | null;
  readonly source_url: string | null;
}

/** Derived values stored beside the texts, for search and duplicate detection. */
export interface DerivedText {
  readonly search_text: string;
  readonly letters: Buffer;
  readonly title_key: string;
  readonly source_key: string | null;
  readonly source_host: string | null;
}

/**
 * Several fields as one text for the search: plain fields, then Markdown as it is read (`readText`). No field may contain
 * the separator, so no term is found across two fields.
 */
export function searchText(plain: readonly (string | null)[], markdown: readonly (string | null)[]): string {
  const read = markdown.map((text) => text && readText(text));
  return searchable([...plain, ...read].filter((field) => field !== null).join(fieldSeparator));
}

export function deriveText(text: CardText): DerivedText {
  const search_text = searchText([text.title, text.subtitle], [text.description, text.relevance]);
  return {
    search_text,
    letters: characterBits(search_text),
    title_key: titleKey(text.title),
    source_key: addressKey(text.source_url),
    source_host: sourceHost(text.source_url),
  };
}
