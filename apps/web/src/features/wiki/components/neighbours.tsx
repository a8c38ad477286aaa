import type { WikiPage, WikiPageName } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import styles from './neighbours.module.css';

/** The pages before and after, at the foot of a page. */
export function Neighbours({ page: { previous, next } }: { readonly page: Pick<WikiPage, 'previous' | 'next'> }) {
  const { t } = useTranslation('wiki');
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('neighbours')}>
      {previous && <Neighbour page={previous} words={t('previous')} rel="prev" />}
      {next && <Neighbour page={next} words={t('next')} rel="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly page: WikiPageName;
  readonly words: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ page: { slug, title }, words, rel }: NeighbourProps) {
  return (
    <Link to="/wiki/{-$wikiSlug}" params={{ wikiSlug: slug }} rel={rel} className={styles[rel]}>
      <small>{words}</small>
      <span>{title}</span>
    </Link>
  );
}
