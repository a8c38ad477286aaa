import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../../ui/button/index.ts';
import { State } from '../../../ui/state/index.ts';

interface CardsEmptyProps {
  readonly projectSlug: string;
  readonly filtered: boolean;
  readonly mayWrite: boolean;
  readonly onClear: () => void;
}

/** Stands where cards would be: none matches, or there are none yet. */
export function CardsEmpty({ projectSlug, filtered, mayWrite, onClear }: CardsEmptyProps) {
  const { t } = useTranslation('cards');
  if (filtered) {
    return (
      <State
        mood="night"
        title={t('noMatchTitle')}
        text={t('noMatchText')}
        actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}
      />
    );
  }
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
