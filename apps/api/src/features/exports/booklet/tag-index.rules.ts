import { tagKey } from '@foreglow/contract/tags/tag';
import type { ExportedCard } from '../content/content.ts';
import type { IndexedTag } from './pages/rows.rules.ts';

/** Collects the cards of each tag while the cards are printed. */
export class TagIndex {
  readonly #tags = new Map<string, IndexedTag>();
  readonly #untagged: IndexedTag['cards'] = [];

  add({ slug, title, tags }: Pick<ExportedCard, 'slug' | 'title' | 'tags'>): void {
    if (tags.length === 0) this.#untagged.push({ slug, title });
    for (const { name, color } of tags) {
      const tag = this.#tags.get(tagKey(name)) ?? { name, color, cards: [] };
      tag.cards.push({ slug, title });
      this.#tags.set(tagKey(name), tag);
    }
  }

  /** The tags by name, and below `rest` the cards without any tag, if there is one. Nothing without tags. */
  tags(language: string, rest?: string): IndexedTag[] {
    const { compare } = new Intl.Collator(language, { numeric: true });
    const tags = [...this.#tags.values()].sort((a, b) => compare(a.name, b.name));
    if (rest === undefined || tags.length === 0 || this.#untagged.length === 0) return tags;
    return [...tags, { name: rest, color: 'slate', cards: this.#untagged }];
  }
}
