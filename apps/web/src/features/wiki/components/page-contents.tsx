import type { WikiHeading } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { PageAnchor } from './page-anchor.tsx';
import styles from './page-contents.module.css';
import { useShownHeading } from './use-shown-heading.ts';

/** The headings of a page as links. The heading being read is marked. */
export function PageContents({ headings }: { readonly headings: readonly WikiHeading[] }) {
  const { t } = useTranslation('wiki');
  const shown = useShownHeading(headings);
  const highest = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={styles.contents} aria-labelledby="page-contents">
      <p id="page-contents" className={styles.title}>
        {t('onThisPage')}
      </p>
      <ul>
        {headings.map(({ anchor, level, text }) => (
          <li key={anchor} style={{ paddingLeft: (level - highest) * 14 }}>
            <PageAnchor
              to={`#${anchor}`}
              className={styles.link}
              aria-current={anchor === shown ? 'location' : undefined}
            >
              {text}
            </PageAnchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
