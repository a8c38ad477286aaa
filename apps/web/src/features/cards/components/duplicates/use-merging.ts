import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMergeCards } from '#features/cards/api/merge-cards.ts';
import { cardQuery } from '#features/cards/api/read-card.ts';
import { useRestoreCards } from '#features/cards/api/restore-cards.ts';
import { type CardValues, cardDrafts, valuesOf } from '#features/cards/rules/card-values.rules.ts';
import { combined } from '#features/cards/rules/combined.rules.ts';
import { leaveDraft } from '#lib/drafts/use-draft.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';

/** Merges a saved card or a draft into another card. Both functions return whether the merge succeeded. */
export function useMerging() {
  const { t } = useTranslation(['duplicates', 'cards']);
  const client = useQueryClient();
  const merging = useMergeCards();
  const restoring = useRestoreCards();
  const failed = (error: unknown) => {
    notify.error(t('duplicates:notMerged'), { description: errorText(error) });
    return false;
  };
  const restore = (slug: string) =>
    restoring.mutateAsync([slug]).then(
      () => notify.success(t('cards:restored', { count: 1 })),
      (error) => notify.error(t('cards:notRestored'), { description: errorText(error) }),
    );
  return {
    /** Merges a saved card into the other card, and moves it to the trash. */
    merge: (from: string, into: string): Promise<boolean> =>
      merging.mutateAsync({ from, into }).then(() => {
        const action = { label: t('cards:undo'), onClick: () => void restore(from) };
        notify.success(t('duplicates:merged'), { description: t('duplicates:mergedText'), duration: undoMs, action });
        return true;
      }, failed),
    /** Puts the draft into the editor of the other card, to be reviewed and saved. */
    handOver: (typed: CardValues, into: string): Promise<boolean> =>
      client.fetchQuery({ ...cardQuery(into), staleTime: 0 }).then((card) => {
        const base = { values: valuesOf(card), updatedAt: card.updated_at };
        leaveDraft(cardDrafts, into, { values: combined(base.values, typed), base, at: Date.now() });
        return true;
      }, failed),
  };
}
