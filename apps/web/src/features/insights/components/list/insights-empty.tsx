import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
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
      ghost="rows"
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
              {t('new')}
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
