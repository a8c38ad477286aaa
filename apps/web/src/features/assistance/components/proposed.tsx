import type { SuggestionAttributes } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import styles from './suggestion.module.css';

/** All parts of a suggestion, formatted for reading. */
export function Proposed({ suggestion }: { suggestion: SuggestionAttributes }) {
  const { t } = useTranslation('assistance');
  const { title, text, relevance, names } = suggestion;
  return (
    <div className={styles.proposal}>
      {title && (
        <p className={styles.title} dir="auto">
          {title}
        </p>
      )}
      {text && <LazyProse>{text}</LazyProse>}
      {relevance && <LazyProse>{relevance}</LazyProse>}
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.map(({ name, known }) => (
            <li key={name} className={styles.name}>
              <bdi>{name}</bdi>
              {!known && <span className={styles.isNew}>{t('new')}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
