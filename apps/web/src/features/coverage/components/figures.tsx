import type { CoverageAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import styles from './coverage.module.css';

interface FiguresProps {
  readonly projectSlug: string;
  readonly coverage: CoverageAttributes;
}

/** Large figures of a project's content and gaps. Each links to its list. */
export function Figures({ projectSlug, coverage }: FiguresProps) {
  const { t } = useTranslation('coverage');
  const { cards, insights, trends, cards_in_no_insight: loose, without_source: sourceless } = coverage;
  const params = { projectSlug };
  return (
    <ul className={styles.figures}>
      <Figure
        value={cards.total}
        notes={
          <>
            {cards.drafts > 0 && (
              <Link to="/projects/$projectSlug/cards" params={params} search={{ drafts: 'only' }}>
                {t('drafts', { count: cards.drafts })}
              </Link>
            )}
            {cards.ai > 0 && (
              <Link to="/projects/$projectSlug/cards" params={params} search={{ ai: 'only' }}>
                {t('aiSignals', { count: cards.ai })}
              </Link>
            )}
          </>
        }
      >
        <Link to="/projects/$projectSlug/cards" params={params}>
          {t('cardCount', { count: cards.total })}
        </Link>
      </Figure>
      <Figure value={insights}>
        <Link to="/projects/$projectSlug/insights" params={params}>
          {t('insightCount', { count: insights })}
        </Link>
      </Figure>
      <Figure value={trends}>
        <Link to="/projects/$projectSlug/trends" params={params}>
          {t('trendCount', { count: trends })}
        </Link>
      </Figure>
      <Figure value={loose}>
        <Link to="/projects/$projectSlug/cards" params={params} search={{ insight: 'none' }}>
          {t('looseCount', { count: loose })}
        </Link>
      </Figure>
      <Figure value={sourceless}>
        <Link to="/projects/$projectSlug/cards" params={params} search={{ source: 'none' }}>
          {t('sourcelessCount', { count: sourceless })}
        </Link>
      </Figure>
    </ul>
  );
}

interface FigureProps {
  readonly value: number;
  /** Links to subsets of the counted items. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

function Figure({ value, notes, children }: FigureProps) {
  const { number } = useFormats();
  return (
    <li className={styles.box}>
      <span className={styles.value}>{number(value)}</span>
      <span className={styles.label} dir="auto">
        {children}
      </span>
      {notes && <span className={styles.notes}>{notes}</span>}
    </li>
  );
}
