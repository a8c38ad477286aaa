import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { KeptSignal } from '../rules/kept-signals.rules.ts';
import styles from './signals.module.css';

/** Tags, source and evidence of a drafted signal. */
export function SignalFacts({ projectSlug, signal }: { projectSlug: string; signal: KeptSignal }) {
  const { t } = useTranslation('signals');
  const { tags, source_url: source, cards } = signal;
  return (
    <dl className={styles.facts}>
      {tags.length > 0 && (
        <div>
          <dt>{t('tags')}</dt>
          <dd>{tags.join(', ')}</dd>
        </div>
      )}
      <div>
        <dt>{t('source')}</dt>
        <dd>
          {source === null ? (
            t('noSource')
          ) : (
            <a href={source} target="_blank" rel="noreferrer noopener">
              {source}
            </a>
          )}
        </dd>
      </div>
      {cards.length > 0 && (
        <div>
          <dt>{t('from')}</dt>
          <dd>
            {cards.map(({ slug, title }, at) => (
              <span key={slug}>
                {at > 0 && ' · '}
                <Link
                  to="/projects/$projectSlug/cards/$cardSlug"
                  params={{ projectSlug, cardSlug: slug }}
                  target="_blank"
                >
                  <bdi>{title}</bdi>
                </Link>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
