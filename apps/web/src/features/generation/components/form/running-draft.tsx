import type { ListedGenerationAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button-link.tsx';
import styles from './liftoff.module.css';

/** Shown instead of the form while a radar of the project is being drafted: only one is drafted at a time. */
export function RunningDraft({ projectSlug, draft }: { projectSlug: string; draft: ListedGenerationAttributes }) {
  const { t } = useTranslation('generation');
  return (
    <section className={styles.running} aria-labelledby="running-draft">
      <h2 id="running-draft" dir="auto">
        {t('runningTitle', { title: draft.prompt.title })}
      </h2>
      <p>{t('runningText')}</p>
      <ButtonLink
        to="/projects/$projectSlug/radars/liftoff/$instanceId"
        params={{ projectSlug, instanceId: draft.slug }}
        variant="primary"
      >
        {t('seeRunning')}
      </ButtonLink>
    </section>
  );
}
