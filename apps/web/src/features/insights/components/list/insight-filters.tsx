import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  changed,
  type InsightSearch,
  isFiltered,
  questionFrom,
  sortNames,
} from '#features/insights/rules/insight-search.rules.ts';
import { projectTagsQuery } from '#features/tags/api/list-project-tags.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { Button } from '#ui/button/button.tsx';
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { SortMenu } from '#ui/filter-bar/sort-menu.tsx';
import { TagFilter } from '#ui/filter-bar/tag-filter.tsx';

interface InsightFiltersProps {
  readonly projectSlug: string;
  readonly search: InsightSearch;
  readonly onChange: (search: InsightSearch) => void;
}

/** Search, tags and order of the list of insights. */
export function InsightFilters({ projectSlug, search, onChange }: InsightFiltersProps) {
  const { t } = useTranslation('insights');
  const tags = useQuery(projectTagsQuery(projectSlug, 'insights')).data ?? [];
  const [term, setTerm] = useSearchTerm(search.q ?? '', (q) => onChange(changed(search, { q: q || undefined })));
  return (
    <FilterBar
      end={
        <SortMenu
          label={t('sort')}
          values={sortNames}
          value={search.sort ?? 'newest'}
          name={(one) => t(`sort_${one}`)}
          onChange={(sort) => onChange(changed(search, { sort: sort === 'newest' ? undefined : sort }))}
        />
      }
    >
      <SearchField label={t('search')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
      <TagFilter
        tags={tags}
        chosen={questionFrom(search).tags}
        onChange={(tags) => onChange(changed(search, { tags: tags.join(',') || undefined }))}
      />
      {isFiltered(search) && (
        <Button variant="quiet" onClick={() => onChange(changed(search, { q: undefined, tags: undefined }))}>
          {t('clearFilters')}
        </Button>
      )}
    </FilterBar>
  );
}
