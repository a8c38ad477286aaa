import { textHash } from '#platform/numbers/text-hash.ts';
import type { ReadCard } from './read-cards.rules.ts';

const size = 128;
const tagWeight = 1.5;

/**
 * Vectors of length 1 from the words and tags of cards, for a project whose cards have not been compared yet. Each word
 * is weighted by its rarity and added to the component given by its hash (Weinberger et al., Feature hashing, 2009).
 */
export function wordVectors(cards: readonly ReadCard[]): Float32Array[] {
  const counts = new Map<string, number>();
  for (const { phrases } of cards) for (const key of phrases.keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return cards.map(({ card, phrases, inTitle }) => {
    const vector = new Float32Array(size);
    const add = (word: string, weight: number) => {
      const hash = textHash(word);
      const at = hash % size;
      vector[at] = (vector[at] as number) + (hash & 0x10000 ? weight : -weight);
    };
    for (const { key, words } of phrases.values()) {
      const shared = counts.get(key) ?? 1;
      if (words === 1 && shared > 1) add(key, Math.log((cards.length + 1) / shared) * (inTitle.has(key) ? 2 : 1));
    }
    for (const tag of card.tags) add(`#${tag}`, tagWeight);
    const length = Math.hypot(...vector);
    return length === 0 ? vector : vector.map((value) => value / length);
  });
}
