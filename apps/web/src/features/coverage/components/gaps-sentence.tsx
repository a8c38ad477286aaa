import { type CoverageAttributes, limits } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { gapsOf, searchOf } from '../rules/areas.rules.ts';
import styles from './coverage.module.css';

interface GapsSentenceProps {
  readonly projectSlug: string;
  readonly coverage: CoverageAttributes;
}

/** What is missing, as one sentence whose parts open their lists. */
export function GapsSentence({ projectSlug, coverage }: GapsSentenceProps) {
  const { t } = useTranslation('coverage');
  const { number, month } = useFormats();
  const { weakest, moreThin, quietSince, loose, unfounded } = gapsOf(coverage);
  const params = { projectSlug };
  const parts: { readonly key: string; readonly text: string; readonly shown: (text: string) => ReactNode }[] = [];
  if (weakest) {
    const { area, since } = weakest;
    const [n, total] = [area.count, coverage.cards.total].map(number);
    parts.push({
      key: 'area',
      text: area.count === 0 ? t('areaEmpty', { area: area.name }) : t('areaHas', { area: area.name, n, total }),
      shown: (text) => (
        <>
          <Link to="/projects/$projectSlug/cards" params={params} search={searchOf(area)}>
            {text}
          </Link>
          {since && t('areaSince', { month: month(since) })}
        </>
      ),
    });
  }
  if (moreThin > 0) parts.push({ key: 'thin', text: t('moreThin', { count: moreThin }), shown: (text) => text });
  if (quietSince) {
    parts.push({ key: 'quiet', text: t('quietSince', { month: month(quietSince) }), shown: (text) => text });
  }
  if (loose > 0) {
    parts.push({
      key: 'loose',
      text: t('looseCards', { count: loose }),
      shown: (text) => (
        <Link to="/projects/$projectSlug/cards" params={params} search={{ insight: 'none' }}>
          {text}
        </Link>
      ),
    });
  }
  if (unfounded > 0) {
    parts.push({
      key: 'trends',
      // No more are listed, so there may be others.
      text: t(unfounded < limits.coverageTrends ? 'unfoundedTrends' : 'unfoundedAtLeast', { count: unfounded }),
      shown: (text) => (
        <Link to="/projects/$projectSlug/trends" params={params} search={{ view: 'list', evidence: 'none' }}>
          {text}
        </Link>
      ),
    });
  }
  if (parts.length === 0) return <p className={styles.gaps}>{t('noGaps')}</p>;
  return (
    <p className={styles.gaps} dir="auto">
      {parts.map(({ key, text, shown }, at) => (
        <Fragment key={key}>
          {at > 0 && '; '}
          {shown(at === 0 ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text)}
        </Fragment>
      ))}
      .
    </p>
  );
}
