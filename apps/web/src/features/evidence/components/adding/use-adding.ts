import { useTranslation } from 'react-i18next';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { placesIn } from '#lib/http/places-in.ts';
import { firstNames } from '#lib/text/first-names.rules.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';

type NamedCard = Pick<Evidence, 'slug' | 'title'>;

/** An insight or trend to which cards can be added. */
export interface Addable {
  readonly slug: string;
  readonly title: string;
  readonly card_slugs: readonly string[];
}

interface CardsChange {
  readonly slug: string;
  /** The cards that it should have, computed from those it has. */
  readonly change: (cards: readonly string[]) => readonly string[];
}

interface Ways {
  readonly store: (change: CardsChange) => Promise<unknown>;
  readonly onDone: () => void;
  /** The cards that have been deleted by then. If there are any, nothing was added. */
  readonly onGone: (slugs: ReadonlySet<string>) => void;
}

/** Adds cards to an insight or trend and offers to undo that. */
export function useAdding({ store, onDone, onGone }: Ways) {
  const { t } = useTranslation('evidence');
  const failed = (error: unknown) => notify.error(t('notAdded'), { description: errorText(error) });
  const takeBack = (slug: string, cards: readonly string[]) =>
    store({ slug, change: (now) => now.filter((card) => !cards.includes(card)) }).then(
      () => notify.success(t('takenBack')),
      failed,
    );
  return async ({ slug, title }: Addable, cards: readonly NamedCard[]) => {
    const slugs = cards.map((card) => card.slug);
    let fresh: readonly string[] = [];
    let sent: readonly string[] = [];
    const change = (now: readonly string[]) => {
      fresh = slugs.filter((card) => !now.includes(card));
      sent = [...now, ...fresh];
      return sent;
    };
    try {
      await store({ slug, change });
    } catch (error) {
      const missing = new Set(placesIn(error, 'card_slugs').flatMap((place) => sent[place] ?? []));
      const gone = cards.filter((card) => missing.has(card.slug));
      if (gone.length === 0) return failed(error);
      onGone(missing);
      const which = firstNames(gone.map((card) => card.title));
      return notify.error(t('notAdded'), { description: t('gone', { count: gone.length, which }) });
    }
    notify.success(t('added', { title }), {
      duration: undoMs,
      action: { label: t('undo'), onClick: () => void takeBack(slug, fresh) },
    });
    onDone();
  };
}
