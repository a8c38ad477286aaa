import { cardTextNames } from '@foreglow/contract';
import type { ListedCard } from './card.ts';
import type { StoredChange } from './cards.repo.ts';

/** A change of a card; without texts they stay as they are. */
type Change = Omit<StoredChange, 'text'> & Partial<Pick<StoredChange, 'text'>>;

/** True if a change leaves a card as it is, also the order of its tags. */
export function isUnchanged(card: ListedCard, change: Change): boolean {
  const isInOrder = !change.tags || change.tags.every(({ id }, at) => id === card.tagIds[at]);
  return isInOrder && activitiesOf(card, change).length === 0;
}

/** The activities recorded for a change of a card; none if the card stays the same. */
export function activitiesOf(
  card: ListedCard,
  change: Change,
): ('card_edited' | 'card_published' | 'card_unpublished')[] {
  const { text, tags, public: isPublic = card.public, aiAssistant = card.aiAssistant } = change;
  const { attachmentId = card.attachmentId } = change;
  const tagIds = new Set(tags ? tags.map(({ id }) => id) : card.tagIds);
  const sameTags = tagIds.size === card.tagIds.length && card.tagIds.every((id) => tagIds.has(id));
  const sameText = !text || cardTextNames.every((name) => text[name] === card[name]);
  const edited = !sameText || !sameTags || aiAssistant !== card.aiAssistant || attachmentId !== card.attachmentId;
  return [
    ...(edited ? (['card_edited'] as const) : []),
    ...(isPublic === card.public ? [] : [isPublic ? ('card_published' as const) : ('card_unpublished' as const)]),
  ];
}
