import { limits } from '@foreglow/contract';
import { Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSearchTerm } from '../../../lib/url/index.ts';
import { Button, IconButton } from '../../../ui/button/index.ts';
import { FilterBar, SearchField } from '../../../ui/filter-bar/index.ts';
import { TagFilter } from '../../cards/index.ts';
import { changed, type InsightSearch, isFiltered, questionFrom, sortNames } from './insight-search.rules.ts';

interface InsightFiltersProps {
  readonly projectSlug: string;
  readonly search: InsightSearch;
  readonly onChange: (search: InsightSearch) => void;
}

/** Search, tags and order of the list of insights. */
export function InsightFilters({ projectSlug, search, onChange }: InsightFiltersProps) {
  const { t } = useTranslation('insights');
  const [term, setTerm] = useSearchTerm(search.q ?? '', (q) => onChange(changed(search, { q: q || undefined })));
  const sort = search.sort ?? 'newest';
  const label = `${t('sort')}: ${t(`sort_${sort}`)}`;
  return (
    <FilterBar
      end={
        <Menu position="bottom-end" width={220}>
          <Menu.Target>
            <IconButton look="plain" label={label}>
              <IconArrowsSort stroke={1.5} aria-hidden="true" />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.RadioGroup
              value={sort}
              onChange={(name) =>
                onChange(changed(search, { sort: name === 'newest' ? undefined : (name as typeof search.sort) }))
              }
            >
              {sortNames.map((name) => (
                <Menu.RadioItem key={name} value={name} closeMenuOnClick>
                  {t(`sort_${name}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Dropdown>
        </Menu>
      }
    >
      <SearchField label={t('search')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
      <TagFilter
        source={{ kind: 'project', slug: projectSlug }}
        taxonomy="insights"
        chosen={questionFrom(search).tags}
        onChange={(tags) => onChange(changed(search, { tags: tags.join(',') || undefined }))}
      />
      {isFiltered(search) && (
        <Button look="quiet" onClick={() => onChange(changed(search, { q: undefined, tags: undefined }))}>
          {t('clearFilters')}
        </Button>
      )}
    </FilterBar>
  );
}
