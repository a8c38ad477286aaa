import { searchable } from '@foreglow/contract';
import { addressKey } from './address-key.rules.ts';

/** A word with the marks of its letters, such as the vowels of Hindi and Thai. */
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** Two cards of a project with the same title key are duplicates: words count, punctuation and symbols do not. */
export function titleKey(title: string): string {
  const words = searchable(title).match(word);
  return words ? words.join(' ') : searchable(title).trim();
}

/** The keys by which cards are compared. */
export interface CardKeys {
  readonly title: string;
  readonly address: string | null;
}

export const cardKeys = (card: { readonly title: string; readonly source_url: string | null }): CardKeys => ({
  title: titleKey(card.title),
  address: addressKey(card.source_url),
});
