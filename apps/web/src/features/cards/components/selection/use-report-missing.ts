import { useTranslation } from 'react-i18next';
import { goneFrom } from '#features/cards/rules/gone.rules.ts';
import { type NamedCard, slugsOf } from '#features/cards/rules/selected.rules.ts';
import { firstNames } from '#lib/text/first-names.rules.ts';
import { notify } from '#ui/toast/notify.ts';
import { deselect } from './selection.ts';

/**
 * Handles a request that failed because some of its cards were deleted: deselects and names these cards. Returns
 * whether that was the reason.
 */
export function useReportMissing(): (error: unknown, cards: readonly NamedCard[]) => boolean {
  const { t } = useTranslation('cards');
  return (error, cards) => {
    const slugs = goneFrom(error, slugsOf(cards));
    if (slugs.length === 0) return false;
    deselect(slugs);
    const titles = cards.filter(({ slug }) => slugs.includes(slug)).map(({ title }) => title);
    const which = firstNames(titles);
    const rest = cards.length - titles.length;
    notify.error(t('gone', { count: titles.length }), {
      description: rest > 0 ? t('goneButOthers', { which, count: rest }) : which,
    });
    return true;
  };
}
