import { useTranslation } from 'react-i18next';
import { useMoveCards } from '#features/cards/api/move-cards.ts';
import { type SelectedCard, slugsOf } from '#features/cards/rules/selected.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';

/** Moves cards to another project, and offers in a toast to move them back. */
export function useMoving() {
  const { t } = useTranslation('cards');
  const moving = useMoveCards();
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const moveBack = async (cards: readonly SelectedCard[]) => {
    try {
      for (const [projectSlug, own] of Map.groupBy(cards, ({ project }) => project)) {
        await moving.mutateAsync({ slugs: slugsOf(own), projectSlug });
      }
      notify.success(t('undone'));
    } catch (error) {
      notify.error(t('notUndone'), { description: errorText(error) });
    }
  };
  /** Rejects if nothing was moved. */
  const move = async (cards: readonly SelectedCard[], to: { readonly slug: string; readonly title: string }) => {
    await moving.mutateAsync({ slugs: slugsOf(cards), projectSlug: to.slug });
    notify.success(t('moved', { count: cards.length, project: to.title }), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void moveBack(cards) },
    });
  };
  return { move, busy: moving.isPending };
}
