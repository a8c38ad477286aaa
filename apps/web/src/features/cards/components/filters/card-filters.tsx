import { limits } from '@foreglow/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardSearch, type CardView, filtersOn, unfiltered } from '#features/cards/rules/card-search.rules.ts';
import type { CardSource } from '#features/cards/rules/source.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { Button } from '#ui/button/button.tsx';
import { Chip } from '#ui/filter-bar/chip.tsx';
import { ChipMenu } from '#ui/filter-bar/chip-menu.tsx';
import { FilterBar, FilterChips } from '#ui/filter-bar/filter-bar.tsx';
import { PeopleFilter } from '#ui/filter-bar/people-filter.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { TagFilter } from '#ui/filter-bar/tag-filter.tsx';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import styles from './card-filters.module.css';
import { DateFilter } from './date-filter.tsx';
import { DensitySwitch, LayoutSwitch } from './layout-switch.tsx';
import { CardSortMenu } from './sort-menu.tsx';
import { useCountedChoices } from './use-counted-choices.ts';

// Other pages set them.
const loadOriginFilters = () => import('./origin-filters.tsx');

interface CardFiltersProps {
  readonly source: CardSource;
  readonly search: CardSearch;
  readonly view: CardView;
  /** Only users who may write see drafts, so only they can filter them. */
  readonly seesDrafts: boolean;
  /** A filter that exists only for this source. */
  readonly ownFilter?: ReactNode;
  /** The end of the bar; by default it contains the order and the layout of a list. */
  readonly end?: ReactNode;
  readonly onChange: (view: CardView) => void;
  readonly onClear: (search: CardSearch) => void;
}

/** Search and filters of cards. */
export function CardFilters({ source, search, view, seesDrafts, ownFilter, end, onChange, onClear }: CardFiltersProps) {
  const { t } = useTranslation('cards');
  const { filters } = view;
  const { tags, people } = useCountedChoices(source, filters, filtersOn(search) > 0);
  const hasOrigin = filters.insight !== '' || filters.source !== '';
  const OriginFilters = useLoaded(hasOrigin, loadOriginFilters, () => undefined);
  const set = (part: Partial<CardView['filters']>) => onChange({ ...view, filters: { ...filters, ...part } });
  const [term, setTerm] = useSearchTerm(filters.search, (next) =>
    set({ search: next, wholeWords: next !== '' && filters.wholeWords }),
  );
  return (
    <div className={styles.bar}>
      <FilterBar
        end={
          end !== undefined ? (
            end
          ) : (
            <>
              <CardSortMenu
                sort={view.sort}
                searching={filters.search !== ''}
                onChange={(sort) => onChange({ ...view, sort })}
              />
              <DensitySwitch />
              <LayoutSwitch layout={view.layout} onChange={(layout) => onChange({ ...view, layout })} />
            </>
          )
        }
      >
        <SearchField label={t('searchCards')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
        <FilterChips>
          {filters.search !== '' && (
            <Chip on={filters.wholeWords} onClick={() => set({ wholeWords: !filters.wholeWords })}>
              {t('wholeWords')}
            </Chip>
          )}
          {ownFilter}
          <TagFilter
            tags={tags}
            chosen={filters.tags}
            onChange={(tags) => set({ tags, showOnlyUntagged: false })}
            untagged={{
              on: filters.showOnlyUntagged,
              onChange: (showOnlyUntagged) => set({ showOnlyUntagged, tags: [] }),
            }}
          />
          <PeopleFilter
            people={people}
            creators={filters.creators}
            onlyMine={filters.showOnlyMyCards}
            onChange={({ creators, onlyMine }) => set({ creators, showOnlyMyCards: onlyMine })}
          />
          {OriginFilters && <OriginFilters source={source} filters={filters} onChange={set} />}
          <DateFilter range={filters.dateRange} onChange={(dateRange) => set({ dateRange })} />
          {seesDrafts && <KindFilter kind="drafts" filters={filters} onChange={set} />}
          <KindFilter kind="aiSignals" filters={filters} onChange={set} />
          {filtersOn(search) > 1 && (
            <Button variant="quiet" onClick={() => onClear(unfiltered(search))}>
              {t('clearFilters')}
            </Button>
          )}
        </FilterChips>
      </FilterBar>
    </div>
  );
}

interface KindFilterProps {
  readonly kind: keyof typeof kindFilters;
  readonly filters: CardView['filters'];
  readonly onChange: (part: Partial<CardView['filters']>) => void;
}

/** Names of the filters that include cards of a kind, and that show only those cards. */
const kindFilters = {
  drafts: { show: 'showDrafts', only: 'showOnlyDrafts' },
  aiSignals: { show: 'showAISignals', only: 'showOnlyAISignals' },
} as const;

/** Whether cards of a kind are included, shown exclusively, or hidden. */
function KindFilter({ kind, filters, onChange }: KindFilterProps) {
  const { t } = useTranslation('cards');
  const { show, only } = kindFilters[kind];
  return (
    <ChipMenu
      label={t(kind)}
      clearLabel={t(`${kind}_clear`)}
      values={['all', 'only', 'hidden']}
      value={filters[show] ? (filters[only] ? 'only' : 'all') : 'hidden'}
      name={(value) => t(`${kind}_${value}`)}
      onChange={(value) => onChange({ [show]: value !== 'hidden', [only]: value === 'only' })}
    />
  );
}
