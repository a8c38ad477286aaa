import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';
import { ImportRadar } from '../importing/import-radar.tsx';

interface RadarsEmptyProps {
  readonly projectSlug: string;
  readonly mayWrite: boolean;
  readonly mayDraft: boolean;
}

/** Shown instead of the radars of a project that has no radars yet. */
export function RadarsEmpty({ projectSlug, mayWrite, mayDraft }: RadarsEmptyProps) {
  const { t } = useTranslation('radars');
  return (
    <State
      ghost="radar"
      title={t('emptyTitle')}
      text={t(mayWrite ? 'emptyText' : 'emptyYetText')}
      actions={
        mayWrite && (
          <>
            <ButtonLink
              to="/projects/$projectSlug/radars/create"
              params={{ projectSlug }}
              variant="primary"
              icon={<IconPlus stroke={1.8} aria-hidden="true" />}
            >
              {t('newRadar')}
            </ButtonLink>
            {mayDraft && (
              <ButtonLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug }}>
                {t('draftFromCards')}
              </ButtonLink>
            )}
            <ImportRadar projectSlug={projectSlug} label={t('importRadar')} />
          </>
        )
      }
    />
  );
}

/** Shown when no radar matches the search. */
export function NoRadarMatch({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('radars');
  return (
    <State
      mood="night"
      title={t('noMatchTitle')}
      text={t('noMatchText')}
      actions={<Button onClick={onClear}>{t('clearSearch')}</Button>}
    />
  );
}
