import { directions, horizons, limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { projectTagsQuery } from '#features/tags/api/list-project-tags.ts';
import {
  type TrendFilters as Filters,
  filtersOn,
  noFilters,
  type TrendView,
} from '#features/trends/rules/trend-search.rules.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/filter-bar/chip.tsx';
import { FilterBar, FilterChips } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { SetFilter } from '#ui/filter-bar/set-filter.tsx';
import { TagFilter } from '#ui/filter-bar/tag-filter.tsx';
import { DirectionSign } from '../signs/direction-sign.tsx';
import styles from './trend-filters.module.css';
import { TrendViews } from './trend-views.tsx';

interface TrendFiltersProps {
  readonly projectSlug: string;
  readonly view: TrendView;
  readonly onChange: (view: TrendView) => void;
}

/** The search, the filters and the view switch of the trends. */
export function TrendFilters({ projectSlug, view, onChange }: TrendFiltersProps) {
  const { t } = useTranslation('trends');
  const { filters } = view;
  const set = (part: Partial<Filters>) => onChange({ ...view, page: 1, filters: { ...filters, ...part } });
  const tags = useQuery(projectTagsQuery(projectSlug, 'trends')).data ?? [];
  const [term, setTerm] = useSearchTerm(filters.search, (search) => set({ search }));
  return (
    <div className={styles.bar}>
      <FilterBar end={<TrendViews view={view} />}>
        <SearchField label={t('searchTrends')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
        <FilterChips>
          <TagFilter tags={tags} chosen={filters.tags} onChange={(tags) => set({ tags })} />
          <SetFilter
            label={t('direction')}
            clearLabel={t('clearDirection')}
            values={directions}
            chosen={filters.directions}
            name={(value) => t(`direction_${value}`)}
            sign={(value) => <DirectionSign direction={value} size={20} />}
            onChange={(chosen) => set({ directions: chosen })}
          />
          <SetFilter
            label={t('horizon')}
            clearLabel={t('clearHorizon')}
            values={horizons}
            chosen={filters.horizons}
            name={(value) => t(`horizon_${value}`)}
            onChange={(chosen) => set({ horizons: chosen })}
          />
          <Chip on={filters.withoutEvidence} onClick={() => set({ withoutEvidence: !filters.withoutEvidence })}>
            {t('withoutEvidence')}
          </Chip>
          {filtersOn(view) > 1 && (
            <Button variant="quiet" onClick={() => onChange({ ...view, page: 1, filters: noFilters })}>
              {t('clearFilters')}
            </Button>
          )}
        </FilterChips>
      </FilterBar>
    </div>
  );
}
