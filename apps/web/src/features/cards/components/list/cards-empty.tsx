import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../../ui/button/index.ts';
import { State } from '../../../../ui/state/index.ts';

interface CardsEmptyProps {
  readonly projectSlug: string;
  readonly mayWrite: boolean;
}

/** Shown instead of the cards of a project that has no cards yet. */
export function CardsEmpty({ projectSlug, mayWrite }: CardsEmptyProps) {
  const { t } = useTranslation('cards');
  return (
    <State
      title={t('noCardsTitle')}
      text={t(mayWrite ? 'noCardsText' : 'noCardsYetText')}
      actions={
        mayWrite && (
          <>
            <ButtonLink
              to="/projects/$projectSlug/cards/create"
              params={{ projectSlug }}
              icon={<IconPlus stroke={1.8} aria-hidden="true" />}
            >
              {t('writeFirst')}
            </ButtonLink>
            <ButtonLink to="/projects/$projectSlug/import" params={{ projectSlug }}>
              {t('importFile')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
