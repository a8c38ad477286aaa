import { nameKey } from '@foreglow/contract';
import type { ExportedCard } from '../content/content.ts';

interface Counted {
  readonly name: string;
  readonly count: number;
}

/** What a project has looked at: its cards, by domain or tag, and by month. */
export interface LookedAt {
  readonly cards: number;
  /** The domains of the brief that are tags of cards, in their order; without any, the tags of most cards. */
  readonly subjects: readonly Counted[];
  /** The last months in which cards were added, as in `2026-11`. */
  readonly months: readonly Counted[];
}

/** The most rows of subjects and the most months that a slide has room for. */
const most = { subjects: 10, months: 12 } as const;

/** Counts the cards of a project, which are given one after the other. */
export class CardCount {
  readonly #month: Intl.DateTimeFormat;
  readonly #tags = new Map<string, { name: string; count: number }>();
  readonly #months = new Map<string, number>();
  #cards = 0;

  constructor(timeZone: string) {
    this.#month = new Intl.DateTimeFormat('sv', { year: 'numeric', month: '2-digit', timeZone });
  }

  add({ tags, createdAt }: Pick<ExportedCard, 'tags' | 'createdAt'>): void {
    this.#cards += 1;
    const month = this.#month.format(createdAt);
    this.#months.set(month, (this.#months.get(month) ?? 0) + 1);
    for (const { name } of tags) {
      const known = this.#tags.get(nameKey(name)) ?? { name, count: 0 };
      this.#tags.set(nameKey(name), { ...known, count: known.count + 1 });
    }
  }

  lookedAt(domains: readonly string[]): LookedAt {
    const counts = domains.map((name) => ({ name, count: this.#tags.get(nameKey(name))?.count ?? 0 }));
    const tags = [...this.#tags.values()].sort((one, other) => other.count - one.count);
    return {
      cards: this.#cards,
      subjects: (counts.some(({ count }) => count > 0) ? counts : tags).slice(0, most.subjects),
      months: [...this.#months]
        .map(([name, count]) => ({ name, count }))
        .sort((one, other) => (one.name < other.name ? -1 : 1))
        .slice(-most.months),
    };
  }
}
