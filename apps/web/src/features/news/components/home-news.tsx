import { limits, type ProjectNews } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { webKind } from '#lib/kinds/web-kind.ts';
import styles from './home-news.module.css';

/** What is new and what waits, a line for each of the user's projects; nothing if there is neither. */
export function HomeNews({ projects }: { readonly projects: readonly ProjectNews[] }) {
  const { t } = useTranslation('news');
  if (projects.length === 0) return null;
  return (
    <section className={styles.news} aria-labelledby="home-news">
      <h2 id="home-news" className={styles.title}>
        {t('homeTitle')}
      </h2>
      <ul>
        {projects.map((project) => (
          <Row key={project.slug} project={project} />
        ))}
      </ul>
    </section>
  );
}

function Row({ project }: { readonly project: ProjectNews }) {
  const { t } = useTranslation('news');
  const { slug, title, workspace_title, new_count, newest, drafts, unread } = project;
  return (
    <li className={styles.row}>
      <div className={styles.project}>
        <Link to="/projects/$projectSlug/overview" params={{ projectSlug: slug }} dir="auto">
          {title}
        </Link>
        <small dir="auto">{workspace_title}</small>
      </div>
      <ul className={styles.newest}>
        {newest.map((item) => (
          <li key={`${item.kind} ${item.slug}`}>
            <Link {...webKind(item.kind === 'publications' ? 'radars' : item.kind).one(slug, item.slug)} dir="auto">
              {item.title}
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.counts}>
        {new_count > 0 && (
          <span className={styles.new}>
            {t(new_count < limits.newsCounted ? 'newCount' : 'newAtLeast', { count: new_count })}
          </span>
        )}
        {unread > 0 && <Link to="/notifications">{t('unread', { count: unread })}</Link>}
        {drafts > 0 && (
          <Link
            to="/projects/$projectSlug/cards"
            params={{ projectSlug: slug }}
            search={{ mine: 'yes', drafts: 'only' }}
          >
            {t('drafts', { count: drafts })}
          </Link>
        )}
      </p>
    </li>
  );
}
