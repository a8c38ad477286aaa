import { cardTextNames } from '@foreglow/contract';
import type { ListedCard } from './card.ts';
import type { StoredChange } from './cards.repo.ts';

/** A change of a card; without texts they stay as they are. */
type Change = Omit<StoredChange, 'text'> & Partial<Pick<StoredChange, 'text'>>;

type CardEvent = 'card_edited' | 'card_tags_reordered' | 'card_published' | 'card_unpublished';

/** The events of a change of a card; none if the card stays the same. */
export function eventsOf(card: ListedCard, change: Change): CardEvent[] {
  const { text, tags, public: isPublic = card.public, aiAssistant = card.aiAssistant } = change;
  const { attachmentId = card.attachmentId } = change;
  const tagIds = new Set(tags ? tags.map(({ id }) => id) : card.tagIds);
  const sameTags = tagIds.size === card.tagIds.length && card.tagIds.every((id) => tagIds.has(id));
  const sameText = !text || cardTextNames.every((name) => text[name] === card[name]);
  const edited = !sameText || !sameTags || aiAssistant !== card.aiAssistant || attachmentId !== card.attachmentId;
  const isReordered = !edited && tags?.some(({ id }, at) => id !== card.tagIds[at]);
  return [
    ...(edited ? (['card_edited'] as const) : []),
    ...(isReordered ? (['card_tags_reordered'] as const) : []),
    ...(isPublic === card.public ? [] : [isPublic ? ('card_published' as const) : ('card_unpublished' as const)]),
  ];
}
