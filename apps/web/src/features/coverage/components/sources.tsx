import type { CoverageAttributes } from '@foreglow/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Bars } from './bars.tsx';

interface SourcesProps {
  readonly projectSlug: string;
  readonly coverage: CoverageAttributes;
}

/** The sites that the cards come from, followed by the counts of all other sites and of cards without a source. */
export function Sources({ projectSlug, coverage }: SourcesProps) {
  const { t } = useTranslation('coverage');
  const params = { projectSlug };
  const { by_source: sources, other_sources: others, without_source: without } = coverage;
  const otherSites = (
    <Link to="/projects/$projectSlug/coverage/sources" params={params}>
      {t('otherSources')}
    </Link>
  );
  return (
    <Bars
      label={t('bySource')}
      of={t('source')}
      bars={[
        ...sources.map(({ source, count }) => ({
          key: source,
          count,
          name: <SourceLink {...params} source={source} />,
        })),
        ...(others > 0 ? [{ key: ' others', count: others, isSum: true, name: otherSites }] : []),
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
