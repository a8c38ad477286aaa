import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeleteCards } from '#features/cards/api/delete-cards.ts';
import { listConclusions, type Supported } from '#features/cards/api/list-conclusions.ts';
import { useRestoreCards } from '#features/cards/api/restore-cards.ts';
import { type NamedCard, slugsOf } from '#features/cards/rules/selected.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import { useReportCreated } from '../created/use-report-created.ts';
import { useReportMissing } from '../selection/use-report-missing.ts';
import { RemovalDialog } from './removal-dialog.tsx';

interface Removal {
  readonly cards: readonly NamedCard[];
  readonly supported: readonly Supported[];
  readonly done: () => void;
}

/**
 * Deletes cards and offers to restore them in a toast. If the cards support insights or trends, `question` asks for
 * confirmation first; the caller renders it.
 */
export function useRemoval() {
  const { t } = useTranslation('cards');
  const removal = useDeleteCards();
  const restoring = useRestoreCards();
  const reportMissing = useReportMissing();
  const reportCreated = useReportCreated();
  const [asked, setAsked] = useState<Removal>();
  const [looking, setLooking] = useState(false);
  // The toast outlives the screen that opened it, so this follows promises and does not rely on the component.
  const restore = (slugs: readonly string[]) =>
    restoring.mutateAsync(slugs).then(
      () => reportCreated(slugs, t('restored', { count: slugs.length })),
      (error) => notify.error(t('notRestored'), { description: errorText(error) }),
    );
  const failed = (error: unknown, cards: readonly NamedCard[]) => {
    if (!reportMissing(error, cards)) notify.error(t('notDeleted'), { description: errorText(error) });
  };
  const removeNow = async ({ cards, done }: Omit<Removal, 'supported'>) => {
    const slugs = slugsOf(cards);
    await removal.mutateAsync(slugs);
    setAsked(undefined);
    done();
    notify.success(t('deleted', { count: slugs.length }), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void restore(slugs) },
    });
  };
  const removeAsked = (given: Removal) =>
    removeNow(given).catch((error) => {
      if (!reportMissing(error, given.cards)) throw error;
    });
  const remove = async (cards: readonly NamedCard[], done: () => void) => {
    if (looking || removal.isPending) return;
    setLooking(true);
    const supported = await listConclusions(slugsOf(cards))
      .catch((error) => failed(error, cards))
      .finally(() => setLooking(false));
    if (!supported) return;
    if (supported.length > 0) setAsked({ cards, supported, done });
    else await removeNow({ cards, done }).catch((error) => failed(error, cards));
  };
  const question = asked && (
    <RemovalDialog
      count={asked.cards.length}
      supported={asked.supported}
      busy={removal.isPending}
      onConfirm={() => removeAsked(asked)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { remove, busy: looking || removal.isPending, question };
}
