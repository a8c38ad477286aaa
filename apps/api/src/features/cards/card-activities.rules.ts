import type { Card } from './card.ts';
import type { StoredChange } from './cards.repo.ts';

/** True if a change leaves a card as it is, also the order of its tags. */
export function isUnchanged(card: Card, change: StoredChange): boolean {
  const isInOrder = !change.tags || change.tags.every(({ id }, at) => id === card.tagIds[at]);
  return isInOrder && activitiesOf(card, change).length === 0;
}

/** The activities recorded for a change of a card; none if the card stays the same. */
export function activitiesOf(
  card: Card,
  change: StoredChange,
): ('card_edited' | 'card_published' | 'card_unpublished')[] {
  const { text, tags, public: isPublic = card.public, aiAssistant = card.aiAssistant } = change;
  const { attachmentId = card.attachmentId } = change;
  const tagIds = new Set(tags ? tags.map(({ id }) => id) : card.tagIds);
  const sameTags = tagIds.size === card.tagIds.length && card.tagIds.every((id) => tagIds.has(id));
  const sameText =
    text.title === card.title &&
    text.subtitle === card.subtitle &&
    text.description === card.description &&
    text.relevance === card.relevance &&
    text.source_url === card.source_url;
  const edited = !sameText || !sameTags || aiAssistant !== card.aiAssistant || attachmentId !== card.attachmentId;
  return [
    ...(edited ? (['card_edited'] as const) : []),
    ...(isPublic === card.public ? [] : [isPublic ? ('card_published' as const) : ('card_unpublished' as const)]),
  ];
}
