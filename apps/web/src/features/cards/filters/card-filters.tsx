import { limits } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchTerm } from '../../../lib/url/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ChipMenu, FilterBar, SearchField } from '../../../ui/filter-bar/index.ts';
import { type CardSearch, type CardView, filtersOn, unfiltered } from '../list/card-search.rules.ts';
import { LayoutSwitch } from '../list/layout-switch.tsx';
import { SortMenu } from '../list/sort-menu.tsx';
import type { CardSource } from '../source.ts';
import styles from './card-filters.module.css';
import { DateFilter } from './date-filter.tsx';
import { OriginFilters } from './origin-filters.tsx';
import { PeopleFilter } from './people-filter.tsx';
import { TagFilter } from './tag-filter.tsx';

interface CardFiltersProps {
  readonly source: CardSource;
  readonly search: CardSearch;
  readonly view: CardView;
  /** Drafts are shown to whoever may write; others have nothing to hide. */
  readonly seesDrafts: boolean;
  /** A filter that only this source has. */
  readonly ownFilter?: ReactNode;
  readonly onChange: (view: CardView) => void;
  readonly onClear: (search: CardSearch) => void;
}

const shown = ['all', 'only', 'hidden'] as const;

/** Search, filters, order and layout of the card list. */
export function CardFilters({ source, search, view, seesDrafts, ownFilter, onChange, onClear }: CardFiltersProps) {
  const { t } = useTranslation('cards');
  const { filters } = view;
  const set = (part: Partial<CardView['filters']>) => onChange({ ...view, filters: { ...filters, ...part } });
  const [term, setTerm] = useSearchTerm(filters.search, (next) => set({ search: next }));
  return (
    <div className={styles.bar}>
      <FilterBar
        end={
          <>
            <SortMenu sort={view.sort} onChange={(sort) => onChange({ ...view, sort })} />
            <LayoutSwitch layout={view.layout} onChange={(layout) => onChange({ ...view, layout })} />
          </>
        }
      >
        <SearchField label={t('searchCards')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
        <div className={styles.chips}>
          {ownFilter}
          <TagFilter
            source={source}
            chosen={filters.tags}
            onChange={(tags) => set({ tags, showOnlyUntagged: false })}
            untagged={{
              on: filters.showOnlyUntagged,
              onChange: (showOnlyUntagged) => set({ showOnlyUntagged, tags: [] }),
            }}
          />
          <PeopleFilter
            source={source}
            creators={filters.creators}
            onlyMine={filters.showOnlyMyCards}
            onChange={({ creators, onlyMine }) => set({ creators, showOnlyMyCards: onlyMine })}
          />
          <OriginFilters source={source} filters={filters} onChange={set} />
          <DateFilter range={filters.dateRange} onChange={(dateRange) => set({ dateRange })} />
          {seesDrafts && (
            <ChipMenu
              label={t('drafts')}
              clearLabel={t('clearDrafts')}
              values={shown}
              value={filters.showDrafts ? (filters.showOnlyDrafts ? 'only' : 'all') : 'hidden'}
              name={(value) => t(`drafts_${value}`)}
              onChange={(value) => set({ showDrafts: value !== 'hidden', showOnlyDrafts: value === 'only' })}
            />
          )}
          <ChipMenu
            label={t('aiSignals')}
            clearLabel={t('clearAiSignals')}
            values={shown}
            value={filters.showAISignals ? (filters.showOnlyAISignals ? 'only' : 'all') : 'hidden'}
            name={(value) => t(`aiSignals_${value}`)}
            onChange={(value) => set({ showAISignals: value !== 'hidden', showOnlyAISignals: value === 'only' })}
          />
          {filtersOn(search) > 1 && (
            <Button look="quiet" onClick={() => onClear(unfiltered(search))}>
              {t('clearFilters')}
            </Button>
          )}
        </div>
      </FilterBar>
    </div>
  );
}
