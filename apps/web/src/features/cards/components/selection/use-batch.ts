import { useTranslation } from 'react-i18next';
import { useChangeCards } from '#features/cards/api/change-cards.ts';
import { type CardsChange, type SelectedCard, slugsOf, undoing } from '#features/cards/rules/selected.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { noteChange } from './selection.ts';

/** Applies the same change to the selected cards, and offers in a toast to undo it. */
export function useBatch() {
  const { t } = useTranslation('cards');
  const changing = useChangeCards();
  const store = async (slugs: readonly string[], change: CardsChange) => {
    await changing.mutateAsync({ slugs, change });
    noteChange(slugs, change);
  };
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const undo = async (cards: readonly SelectedCard[], change: CardsChange) => {
    try {
      for (const part of undoing(cards, change)) await store(part.slugs, part.change);
      notify.success(t('undone'));
    } catch (error) {
      notify.error(t('notUndone'), { description: errorText(error) });
    }
  };
  /** Rejects if nothing was changed. `done` is the text of the success toast. */
  const change = async (cards: readonly SelectedCard[], what: CardsChange, done: string): Promise<void> => {
    await store(slugsOf(cards), what);
    notify.success(done, {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void undo(cards, what) },
    });
  };
  return { change, busy: changing.isPending };
}
