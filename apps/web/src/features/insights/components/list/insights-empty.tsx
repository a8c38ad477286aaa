import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';

interface InsightsEmptyProps {
  readonly projectSlug: string;
  readonly mayWrite: boolean;
}

/** Shown instead of the insights of a project that has no insights yet. */
export function InsightsEmpty({ projectSlug, mayWrite }: InsightsEmptyProps) {
  const { t } = useTranslation('insights');
  return (
    <State
      title={t('emptyTitle')}
      text={t(mayWrite ? 'emptyText' : 'emptyReaderText')}
      actions={
        mayWrite && (
          <>
            <ButtonLink
              to="/projects/$projectSlug/insights/create"
              params={{ projectSlug }}
              variant="primary"
              icon={<IconPlus stroke={1.8} aria-hidden="true" />}
            >
              {t('newInsight')}
            </ButtonLink>
            <ButtonLink to="/projects/$projectSlug/cards" params={{ projectSlug }}>
              {t('toTheCards')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}

/** Shown when no insight passes the filters. */
export function NoInsightMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('insights');
  return (
    <State
      mood="night"
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      actions={<Button onClick={onClear}>{t('clearFilters')}</Button>}
    />
  );
}
