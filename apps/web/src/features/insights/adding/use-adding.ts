import type { InsightAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/http/index.ts';
import { notify, undoMs } from '../../../ui/toast/index.ts';
import { clearSelection } from '../../cards/index.ts';
import { useChangeCards } from '../api/change-cards.ts';

/** Adds cards to an insight and offers to take them off it again. */
export function useAdding(projectSlug: string, done: () => void) {
  const { t } = useTranslation('insights');
  const { mutateAsync, isPending, variables } = useChangeCards(projectSlug);
  const failed = (error: unknown) => notify.error(t('notAdded'), { description: errorText(error) });
  const takeBack = (slug: string, cards: readonly string[]) =>
    mutateAsync({ slug, change: (now) => now.filter((card) => !cards.includes(card)) }).then(
      () => notify.success(t('takenBack')),
      failed,
    );
  const add = ({ slug, title, card_slugs }: InsightAttributes, cards: readonly string[]) =>
    mutateAsync({ slug, change: (now) => [...now, ...cards.filter((card) => !now.includes(card))] }).then(() => {
      const fresh = cards.filter((card) => !card_slugs.includes(card));
      notify.success(t('added', { title }), {
        duration: undoMs,
        action: { label: t('undo'), onClick: () => void takeBack(slug, fresh) },
      });
      clearSelection();
      done();
    }, failed);
  return { add, adding: isPending ? variables.slug : undefined };
}
