import type { WikiHit } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { piecesOf } from '#lib/text/hits.rules.ts';
import { searchWords } from '../rules/search-words.rules.ts';
import styles from './search-hits.module.css';

interface SearchHitsProps {
  readonly hits: readonly WikiHit[];
  /** The words of the search. */
  readonly search: string;
}

/** The places found by a search, as links in which the words are marked. */
export function SearchHits({ hits, search }: SearchHitsProps) {
  const { t } = useTranslation('wiki');
  const words = searchWords(search);
  return (
    <section aria-label={t('results')}>
      <p className={styles.count} role="status">
        {hits.length === 0 ? t('nothingFound', { search }) : t('found', { count: hits.length })}
      </p>
      <ul>
        {hits.map(({ slug, title, icon, heading, anchor, excerpt }) => (
          <li key={`${slug}#${anchor ?? ''}`}>
            <Link
              to="/wiki/{-$wikiSlug}"
              params={{ wikiSlug: slug }}
              hash={anchor ?? ''}
              className={styles.hit}
              data-hit
            >
              <span className={styles.place}>
                {icon !== null && <span aria-hidden="true">{icon} </span>}
                <Marked words={words}>{title}</Marked>
              </span>
              {heading !== null && (
                <span className={styles.heading} dir="auto">
                  <Marked words={words}>{heading}</Marked>
                </span>
              )}
              {excerpt !== '' && (
                <span className={styles.excerpt} dir="auto">
                  <Marked words={words}>{excerpt}</Marked>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A text in which all of the words are marked. */
function Marked({ children, words }: { readonly children: string; readonly words: readonly string[] }): ReactNode {
  const [word, ...others] = words;
  if (word === undefined) return children;
  return piecesOf(children, { term: word, wholeWords: false }).map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else that tells them apart
      <mark key={index}>{text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Marked key={index} words={others}>
        {text}
      </Marked>
    ),
  );
}
