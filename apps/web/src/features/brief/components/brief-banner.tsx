import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { briefQuery } from '../api/read-brief.ts';
import styles from './brief-banner.module.css';

/** The question of a project, with a link to its brief. */
export default function BriefBanner({ projectSlug }: { readonly projectSlug: string }) {
  const { t } = useTranslation(['brief', 'ui']);
  const [isClosed, setIsClosed] = useState(false);
  const brief = useQuery(briefQuery(projectSlug)).data;
  if (!brief || isClosed) return null;
  return (
    <aside className={styles.banner} aria-label={t('brief:title')}>
      <p className={styles.question}>{brief.challenge ?? t('brief:bannerText')}</p>
      <div className={styles.actions}>
        <ButtonLink to="/projects/$projectSlug/brief" params={{ projectSlug }}>
          {t('brief:readBrief')}
        </ButtonLink>
        <IconButton label={t('ui:close')} onClick={() => setIsClosed(true)}>
          <IconX size={18} stroke={1.6} aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
