import { tagKey } from '@foreglow/contract/tags/tag';
import type { ExportedCard } from '../content/content.ts';
import type { IndexedTag } from './pages/rows.rules.ts';

/** Collects the cards of each tag while the cards are printed. */
export class TagIndex {
  readonly #tags = new Map<string, IndexedTag>();

  add({ slug, title, tags }: Pick<ExportedCard, 'slug' | 'title' | 'tags'>): void {
    for (const { name, color } of tags) {
      const tag = this.#tags.get(tagKey(name)) ?? { name, color, cards: [] };
      tag.cards.push({ slug, title });
      this.#tags.set(tagKey(name), tag);
    }
  }

  /** The tags by name. */
  tags(language: string): IndexedTag[] {
    const { compare } = new Intl.Collator(language, { numeric: true });
    return [...this.#tags.values()].sort((a, b) => compare(a.name, b.name));
  }
}
