import { useTranslation } from 'react-i18next';
import type { SelectedCard } from '#features/cards/rules/selected.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { notify } from '#ui/toast/notify.ts';
import { useBatch } from '../selection/use-batch.ts';
import { useReportMissing } from '../selection/use-report-missing.ts';

/** Publishes the drafts among the selected cards, or turns the published ones into drafts. */
export function useVisibility(cards: readonly SelectedCard[]) {
  const { t } = useTranslation('cards');
  const { change, busy } = useBatch();
  const reportMissing = useReportMissing();
  const drafts = cards.filter((card) => !card.public);
  const published = cards.filter((card) => card.public);
  const make = async (some: readonly SelectedCard[], isPublic: boolean) => {
    try {
      const done = t(isPublic ? 'cardsPublished' : 'cardsUnpublished', { count: some.length });
      await change(some, { public: isPublic }, done);
    } catch (error) {
      if (reportMissing(error, some)) return;
      notify.error(t('notChanged'), { description: errorText(error) });
    }
  };
  return {
    drafts: drafts.length,
    published: published.length,
    publish: () => void make(drafts, true),
    unpublish: () => void make(published, false),
    busy,
  };
}
