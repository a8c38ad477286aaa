import type { SupportedKind } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { clearSelection, deselect } from '#features/cards/components/selection/selection.ts';
import { AddingDialog, type Offered } from '#features/evidence/components/adding/adding-dialog.tsx';
import { useAdding } from '#features/evidence/components/adding/use-adding.ts';
import type { useAddingScreen } from '#features/evidence/components/adding/use-adding-screen.ts';
import { useDocumentTitle } from '#lib/browser/document-title.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { useChangeCards } from '../api/conclusion-calls.ts';

interface AddingCardsProps {
  readonly kind: SupportedKind;
  readonly projectSlug: string;
  readonly screen: ReturnType<typeof useAddingScreen>;
  /** The conclusions found for `screen.search`; undefined while they are loaded. */
  readonly offered: readonly Offered[] | undefined;
  readonly error: Error | null;
}

/** Asks to which conclusion the chosen cards should be added, over the card list. */
export function AddingCards({ kind, projectSlug, screen, offered, error }: AddingCardsProps) {
  const { t } = useTranslation(kind);
  const { names } = useKindTexts();
  const navigate = useNavigate();
  const { chosenCards, term, setTerm, search, close, drop } = screen;
  const changing = useChangeCards(kind, projectSlug);
  const add = useAdding({
    store: changing.mutateAsync,
    onDone: () => {
      clearSelection();
      close();
    },
    onGone: (slugs) => {
      deselect([...slugs]);
      drop(slugs);
    },
  });
  const title = t('addTitle', { count: chosenCards.length });
  useDocumentTitle(title);
  return (
    <AddingDialog
      chosen={chosenCards.map(({ slug }) => slug)}
      title={title}
      searchLabel={t('search')}
      newLabel={t('newFromCards', { count: chosenCards.length })}
      listLabel={names(kind)}
      none={error ? errorText(error) : t(search ? 'noMatchTitle' : 'emptyTitle')}
      term={term}
      onTerm={setTerm}
      onNew={() =>
        void navigate({
          to: `/projects/$projectSlug/${kind}/create`,
          params: { projectSlug },
          replace: true,
          state: { chosenCards },
        })
      }
      offered={error && !offered ? [] : offered}
      adding={changing.isPending ? changing.variables.slug : undefined}
      onAdd={(conclusion) => void add(conclusion, chosenCards)}
      onClose={close}
    />
  );
}
