import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';

interface TrendsEmptyProps {
  readonly projectSlug: string;
  readonly mayWrite: boolean;
}

/** Shown instead of the trends of a project that has no trends yet. */
export default function TrendsEmpty({ projectSlug, mayWrite }: TrendsEmptyProps) {
  const { t } = useTranslation('trends');
  return (
    <State
      ghost="board"
      title={t('emptyTitle')}
      text={t(mayWrite ? 'emptyText' : 'emptyYetText')}
      actions={
        mayWrite && (
          <ButtonLink
            to="/projects/$projectSlug/trends/create"
            params={{ projectSlug }}
            variant="primary"
            icon={<IconPlus stroke={1.8} aria-hidden="true" />}
          >
            {t('new')}
          </ButtonLink>
        )
      }
    />
  );
}
