import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { State } from '#ui/state/state.tsx';

interface CardsEmptyProps {
  /** The ways to add the first card; falsy for users who may only read. */
  readonly actions: ReactNode;
}

/** Shown instead of the cards of a project that has no cards yet. */
export function CardsEmpty({ actions }: CardsEmptyProps) {
  const { t } = useTranslation('cards');
  return (
    <State
      ghost="tiles"
      title={t('noCardsTitle')}
      text={t(actions ? 'noCardsText' : 'noCardsYetText')}
      actions={actions}
    />
  );
}
