import type { RadarAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { State } from '#ui/state/state.tsx';

/** Shown instead of the picture of a radar that has no blips yet. */
export function NoBlips({ radar, mayWrite }: { radar: RadarAttributes; mayWrite: boolean }) {
  const { t } = useTranslation('radars');
  return (
    <State
      ghost="radar"
      title={t('noBlipsTitle')}
      text={t(mayWrite ? 'noBlipsText' : 'noBlipsYetText')}
      actions={
        mayWrite && (
          <ButtonLink
            to="/projects/$projectSlug/radars/edit/$radarSlug"
            params={{ projectSlug: radar.project.slug, radarSlug: radar.slug }}
          >
            {t('addBlips')}
          </ButtonLink>
        )
      }
    />
  );
}
