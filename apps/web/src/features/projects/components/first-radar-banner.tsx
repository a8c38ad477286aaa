import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';

interface FirstRadarBannerProps {
  readonly projectSlug: string;
  readonly cards: number;
  readonly onClose: () => void;
}

/** The offer to draft the first radar of a project. */
export default function FirstRadarBanner({ projectSlug, cards, onClose }: FirstRadarBannerProps) {
  const { t } = useTranslation('projects');
  return (
    <Banner
      label={t('draftRadar')}
      actions={
        <ButtonLink to="/projects/$projectSlug/radars/liftoff" params={{ projectSlug }}>
          {t('draftRadar')}
        </ButtonLink>
      }
      onClose={onClose}
    >
      {t('firstRadar', { count: cards })}
    </Banner>
  );
}
