import { limits } from '@foreglow/contract';
import { IconArrowsSort } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchTerm } from '../../../../lib/url/index.ts';
import { Button, IconButton } from '../../../../ui/button/index.ts';
import { FilterBar, SearchField, TagFilter } from '../../../../ui/filter-bar/index.ts';
import { useOnDemand } from '../../../../ui/on-demand/index.ts';
import { projectTagsQuery } from '../../../tags/index.ts';
import { changed, type InsightSearch, isFiltered, questionFrom, sortNames } from '../../rules/insight-search.rules.ts';

interface InsightFiltersProps {
  readonly projectSlug: string;
  readonly search: InsightSearch;
  readonly onChange: (search: InsightSearch) => void;
}

const loadMenu = () => import('../../../../ui/menu/choice-menu.tsx');

/** Search, tags and order of the list of insights. */
export function InsightFilters({ projectSlug, search, onChange }: InsightFiltersProps) {
  const { t } = useTranslation('insights');
  const tags = useQuery(projectTagsQuery(projectSlug, 'insights')).data ?? [];
  const [term, setTerm] = useSearchTerm(search.q ?? '', (q) => onChange(changed(search, { q: q || undefined })));
  const sort = search.sort ?? 'newest';
  const name = (one: string) => t(`sort_${one as (typeof sortNames)[number]}`);
  const label = `${t('sort')}: ${name(sort)}`;
  const { Panel, target, panel } = useOnDemand('menu', loadMenu);
  return (
    <FilterBar
      end={
        <>
          <IconButton variant="plain" label={label} {...target}>
            <IconArrowsSort stroke={1.5} aria-hidden="true" />
          </IconButton>
          {Panel && (
            <Panel
              {...panel}
              position="bottom-end"
              width={220}
              values={sortNames}
              value={sort}
              name={name}
              onChoose={(next) =>
                onChange(changed(search, { sort: next === 'newest' ? undefined : (next as typeof search.sort) }))
              }
            />
          )}
        </>
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
