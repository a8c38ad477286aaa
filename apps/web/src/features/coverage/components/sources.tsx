import type { CoverageAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Bars } from './bars.tsx';

interface SourcesProps {
  readonly projectSlug: string;
  readonly coverage: CoverageAttributes;
}

/** This many sites with a single card are named, and more are one line. */
const namedSingles = 2;

/** The sites that several cards come from, followed by the counts of all other sites and of cards without a source. */
export function Sources({ projectSlug, coverage }: SourcesProps) {
  const { t } = useTranslation('coverage');
  const params = { projectSlug };
  const { by_source: sources, other_sources: others, single_sources: singles, without_source: without } = coverage;
  const folds = singles > namedSingles;
  const named = folds ? sources.filter(({ count }) => count > 1) : sources;
  const unnamed = others + sumOf(sources) - sumOf(named) - (folds ? singles : 0);
  const toSites = (name: string) => (
    <Link to="/projects/$projectSlug/coverage/sources" params={params}>
      {name}
    </Link>
  );
  return (
    <Bars
      label={t('bySource')}
      of={t('source')}
      bars={[
        ...named.map(({ source, count }) => ({
          key: source,
          count,
          name: <SourceLink {...params} source={source} />,
        })),
        ...(unnamed > 0 ? [{ key: ' others', count: unnamed, isSum: true, name: toSites(t('otherSources')) }] : []),
        ...(folds
          ? [{ key: ' singles', count: singles, isSum: true, name: toSites(t('singleSources', { count: singles })) }]
          : []),
        ...(without > 0
          ? [
              {
                key: ' none',
                count: without,
                isSum: true,
                name: <SourceLink {...params} source="none" name={t('withoutSource')} />,
              },
            ]
          : []),
      ]}
    />
  );
}

const sumOf = (sources: CoverageAttributes['by_source']): number => sources.reduce((sum, { count }) => sum + count, 0);

interface SourceLinkProps {
  readonly projectSlug: string;
  readonly source: string;
  /** The text shown instead of the source. */
  readonly name?: string;
}

/** Links to the cards of a site. */
export function SourceLink({ projectSlug, source, name = source }: SourceLinkProps) {
  return (
    <Link to="/projects/$projectSlug/cards" params={{ projectSlug }} search={{ source }}>
      {name}
    </Link>
  );
}
