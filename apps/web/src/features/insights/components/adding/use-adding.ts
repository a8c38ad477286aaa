import type { InsightAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { errorText, placesIn } from '../../../../lib/http/index.ts';
import { firstNames } from '../../../../lib/text/index.ts';
import { notify, undoMs } from '../../../../ui/toast/index.ts';
import { clearSelection, deselect } from '../../../cards/index.ts';
import type { Evidence } from '../../../evidence/index.ts';
import { useChangeCards } from '../../api/change-cards.ts';

type NamedCard = Pick<Evidence, 'slug' | 'title'>;

interface Ways {
  readonly onDone: () => void;
  /** The cards that have been deleted in the meantime. Nothing was added. */
  readonly onGone: (slugs: ReadonlySet<string>) => void;
}

/** Adds cards to an insight and offers to undo that. */
export function useAdding(projectSlug: string, { onDone, onGone }: Ways) {
  const { t } = useTranslation('insights');
  const { mutateAsync, isPending, variables } = useChangeCards(projectSlug);
  const failed = (error: unknown) => notify.error(t('notAdded'), { description: errorText(error) });
  const takeBack = (slug: string, cards: readonly string[]) =>
    mutateAsync({ slug, change: (now) => now.filter((card) => !cards.includes(card)) }).then(
      () => notify.success(t('takenBack')),
      failed,
    );
  const add = async ({ slug, title, card_slugs }: InsightAttributes, cards: readonly NamedCard[]) => {
    const slugs = cards.map((card) => card.slug);
    let sent: readonly string[] = [];
    const change = (now: readonly string[]) => {
      sent = [...now, ...slugs.filter((card) => !now.includes(card))];
      return sent;
    };
    try {
      await mutateAsync({ slug, change });
    } catch (error) {
      const missing = new Set(placesIn(error, 'card_slugs').flatMap((place) => sent[place] ?? []));
      const gone = cards.filter((card) => missing.has(card.slug));
      if (gone.length === 0) return failed(error);
      deselect([...missing]);
      onGone(missing);
      const which = firstNames(gone.map((card) => card.title));
      return notify.error(t('notAdded'), { description: t('gone', { count: gone.length, which }) });
    }
    const fresh = slugs.filter((card) => !card_slugs.includes(card));
    notify.success(t('added', { title }), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void takeBack(slug, fresh) },
    });
    clearSelection();
    onDone();
  };
  return { add, adding: isPending ? variables.slug : undefined };
}
