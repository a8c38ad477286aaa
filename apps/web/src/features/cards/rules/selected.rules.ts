import { type CardAttributes, type CardTag, inNaturalOrder, tagKey } from '@foreglow/contract';

/** The data of a selected card: enough to name it, to describe the selection, and to undo a change. */
export interface SelectedCard {
  readonly slug: string;
  readonly title: string;
  readonly public: boolean;
  /** Slug of its project. */
  readonly project: string;
  /** Names. */
  readonly tags: readonly string[];
}

/** The fields needed to name a card. */
export type NamedCard = Pick<SelectedCard, 'slug' | 'title'>;

/** A change to many cards. */
export interface CardsChange {
  readonly addTags?: readonly string[];
  readonly removeTags?: readonly string[];
  readonly public?: boolean;
}

type Known = Pick<CardAttributes, 'slug' | 'title' | 'public'> & {
  readonly project: { readonly slug: string };
  readonly tags: readonly Pick<CardTag, 'name'>[];
};

export const selectedCard = ({ slug, title, public: isPublic, project, tags }: Known): SelectedCard => ({
  slug,
  title,
  public: isPublic,
  project: project.slug,
  tags: tags.map(({ name }) => name),
});

export const slugsOf = (cards: readonly NamedCard[]): string[] => cards.map(({ slug }) => slug);

/** The names of all tags of some cards, each with the number of cards that have it, most frequent first. */
export function tagShares(cards: Iterable<SelectedCard>): { name: string; count: number }[] {
  const shares = new Map<string, { name: string; count: number }>();
  for (const { tags } of cards) {
    for (const name of tags) {
      const share = shares.get(tagKey(name)) ?? { name, count: 0 };
      share.count += 1;
      shares.set(tagKey(name), share);
    }
  }
  return [...shares.values()].sort((a, b) => b.count - a.count || inNaturalOrder(a.name, b.name));
}

/** A card after a change. A tag that is both added and removed stays. */
export function changed(card: SelectedCard, change: CardsChange): SelectedCard {
  const removed = new Set(change.removeTags?.map(tagKey));
  const kept = card.tags.filter((name) => !removed.has(tagKey(name)));
  const has = new Set(kept.map(tagKey));
  const added = (change.addTags ?? []).filter((name) => !has.has(tagKey(name)));
  return { ...card, tags: [...kept, ...added], public: change.public ?? card.public };
}

/** Some cards and a change to apply to them. */
interface Part {
  readonly slugs: readonly string[];
  readonly change: CardsChange;
}

/** The changes that undo a change of several cards, grouped by identical changes. */
export function undoing(cards: readonly SelectedCard[], change: CardsChange): Part[] {
  const parts = new Map<string, { slugs: string[]; change: CardsChange }>();
  for (const card of cards) {
    const after = changed(card, change);
    const undo: CardsChange = {
      ...some('addTags', missing(card.tags, after.tags)),
      ...some('removeTags', missing(after.tags, card.tags)),
      ...(card.public !== after.public && { public: card.public }),
    };
    if (Object.keys(undo).length === 0) continue;
    const key = JSON.stringify(undo);
    const part = parts.get(key) ?? { slugs: [], change: undo };
    part.slugs.push(card.slug);
    parts.set(key, part);
  }
  return [...parts.values()];
}

/** The names of the first list that are not in the second. */
function missing(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(tagKey));
  return names.filter((name) => !known.has(tagKey(name)));
}

const some = (field: 'addTags' | 'removeTags', names: readonly string[]): CardsChange =>
  names.length > 0 ? { [field]: names } : {};
