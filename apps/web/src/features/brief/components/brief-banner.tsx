import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner/banner.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { briefQuery } from '../api/read-brief.ts';

/** The question of a project, with a link to its brief. */
export default function BriefBanner({ projectSlug }: { readonly projectSlug: string }) {
  const { t } = useTranslation('brief');
  const [isClosed, setIsClosed] = useState(false);
  const brief = useQuery(briefQuery(projectSlug)).data;
  if (!brief || isClosed) return null;
  return (
    <Banner
      label={t('title')}
      actions={
        <ButtonLink to="/projects/$projectSlug/brief" params={{ projectSlug }}>
          {t('readBrief')}
        </ButtonLink>
      }
      onClose={() => setIsClosed(true)}
    >
      {brief.challenge ?? t('bannerText')}
    </Banner>
  );
}
