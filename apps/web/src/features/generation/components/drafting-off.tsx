import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';

/** Shown instead of a drafting screen if drafting is turned off. */
export function DraftingOff() {
  const { t } = useTranslation('generation');
  const { projectSlug = '' } = useParams({ strict: false });
  return (
    <State
      level={1}
      mood="night"
      title={t('offTitle')}
      text={t('offText')}
      actions={
        <ButtonLink to="/projects/$projectSlug/radars" params={{ projectSlug }}>
          {t('toRadars')}
        </ButtonLink>
      }
    />
  );
}
