import { limits } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchTerm } from '../../../../lib/url/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { FilterBar, SearchField, SortMenu, TagFilter } from '../../../../ui/filter-bar/index.ts';
import { projectTagsQuery } from '../../../tags/index.ts';
import { changed, type InsightSearch, isFiltered, questionFrom, sortNames } from '../../rules/insight-search.rules.ts';

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
