import { isFormer, type ListedGenerationAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAgo } from '#lib/format/use-ago.ts';
import styles from './liftoff.module.css';

interface LastDraftsProps {
  readonly projectSlug: string;
  readonly drafts: readonly ListedGenerationAttributes[];
}

/** The last drafts of a project, each with its outcome. */
export function LastDrafts({ projectSlug, drafts }: LastDraftsProps) {
  const { t } = useTranslation('generation');
  const ago = useAgo();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.drafts} aria-labelledby="last-drafts">
      <h2 id="last-drafts">{t('lastDrafts')}</h2>
      <ul>
        {drafts.map(({ slug, prompt, state, radar_slug, creator, created_at }) => (
          <li key={slug} className={styles.draft}>
            <Link
              to="/projects/$projectSlug/radars/liftoff/$instanceId"
              params={{ projectSlug, instanceId: slug }}
              dir="auto"
            >
              {prompt.title}
            </Link>
            <p className={styles.facts}>
              <span>{radar_slug === null ? t(`state_${state}`) : t('stateMade')}</span>
              <span aria-hidden="true">·</span>
              <span>{isFormer(creator.email) ? t('former') : creator.name}</span>
              <span aria-hidden="true">·</span>
              <time dateTime={created_at}>{ago(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
