import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PageNode } from '../rules/page-tree.rules.ts';
import styles from './page-nav.module.css';

interface PageNavProps {
  readonly tree: readonly PageNode[];
  /** The slug of the current page. */
  readonly current: string | undefined;
  /** Whether some pages cannot be read at the moment. */
  readonly isPartly: boolean;
}

/** All pages of the wiki as links, each with its subpages. */
export function PageNav({ tree, current, isPartly }: PageNavProps) {
  const { t } = useTranslation('wiki');
  return (
    <nav aria-label={t('pages')} className={styles.nav}>
      <Level nodes={tree} current={current} />
      {isPartly && <p className={styles.note}>{t('partly')}</p>}
    </nav>
  );
}

function Level({ nodes, current }: { readonly nodes: readonly PageNode[]; readonly current: string | undefined }) {
  return (
    <ul className={styles.level}>
      {nodes.map(({ page: { slug, title, icon }, below }) => (
        <li key={slug}>
          <Link
            to="/wiki/{-$wikiSlug}"
            params={{ wikiSlug: slug }}
            className={styles.link}
            aria-current={slug === current ? 'page' : undefined}
          >
            {icon !== null && (
              <span className={styles.icon} aria-hidden="true">
                {icon}
              </span>
            )}
            <span className={styles.title} dir="auto">
              {title}
            </span>
          </Link>
          {below.length > 0 && <Level nodes={below} current={current} />}
        </li>
      ))}
    </ul>
  );
}
