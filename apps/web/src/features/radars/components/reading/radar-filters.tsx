import { directions, limits, movements } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import {
  type BlipFilters,
  filtersOn,
  impactSteps,
  noBlipFilters,
  type RadarView,
} from '#features/radars/rules/radar-view.rules.ts';
import { type ReadBlip, tagsOf } from '#features/radars/rules/read-blips.rules.ts';
import { useSearchTerm } from '#lib/url/use-search-term.ts';
import { Button } from '#ui/button/button.tsx';
import { ChipMenu } from '#ui/filter-bar/chip-menu.tsx';
import { FilterBar, FilterChips } from '#ui/filter-bar/filter-bar.tsx';
import { SearchField } from '#ui/filter-bar/search-field.tsx';
import { SetFilter } from '#ui/filter-bar/set-filter.tsx';
import { TagFilter } from '#ui/filter-bar/tag-filter.tsx';
import { ShapeSwitch } from '../shape-switch.tsx';
import styles from './radar-filters.module.css';

interface RadarFiltersProps {
  readonly sectors: readonly string[];
  readonly impacts: readonly string[];
  readonly blips: readonly ReadBlip[];
  readonly view: RadarView;
  readonly onShow: (next: Partial<RadarView>) => void;
}

/** The search and the filters of the blips, the zoomed sector, and the shape of the disc. */
export function RadarFilters({ sectors, impacts, blips, view, onShow }: RadarFiltersProps) {
  const { t } = useTranslation('radars');
  const { filters } = view;
  const set = (part: Partial<BlipFilters>) => onShow({ filters: { ...filters, ...part } });
  const [term, setTerm] = useSearchTerm(filters.search, (search) => set({ search }));
  const tags = tagsOf(blips);
  return (
    <div className={styles.bar}>
      <FilterBar end={<ShapeSwitch shape={view.shape} onChange={(shape) => onShow({ shape })} />}>
        <SearchField label={t('searchBlips')} value={term} onChange={setTerm} maxLength={limits.searchLength} />
        <FilterChips>
          <ChipMenu
            values={['', ...sectors]}
            value={sectors.includes(view.sector) ? view.sector : ''}
            name={(name) => name || t('allSectors')}
            label={t('sector')}
            clearLabel={t('showAllSectors')}
            onChange={(sector) => onShow({ sector })}
          />
          <SetFilter
            label={t('impact')}
            clearLabel={t('clearImpact')}
            values={impactSteps}
            chosen={filters.impact}
            name={(value) => t('ofFive', { value })}
            onChange={(impact) => set({ impact })}
          />
          {impacts.length > 0 && (
            <SetFilter
              label={t('affects')}
              clearLabel={t('clearAffects')}
              values={impacts}
              chosen={filters.affects}
              name={(value) => value}
              onChange={(affects) => set({ affects })}
            />
          )}
          {(tags.length > 0 || filters.tags.length > 0) && (
            <TagFilter tags={tags} chosen={filters.tags} onChange={(chosen) => set({ tags: chosen })} />
          )}
          {(blips.some(({ direction }) => direction) || filters.directions.length > 0) && (
            <SetFilter
              label={t('direction')}
              clearLabel={t('clearDirection')}
              values={directions}
              chosen={filters.directions}
              name={(value) => t(`direction_${value}`)}
              onChange={(chosen) => set({ directions: chosen })}
            />
          )}
          {(blips.some(({ movement }) => movement) || filters.movements.length > 0) && (
            <SetFilter
              label={t('movement')}
              clearLabel={t('clearMovement')}
              values={movements}
              chosen={filters.movements}
              name={(value) => t(`movement_${value}`)}
              onChange={(chosen) => set({ movements: chosen })}
            />
          )}
          {filtersOn(view) > 1 && (
            <Button variant="quiet" onClick={() => onShow({ filters: noBlipFilters })}>
              {t('clearFilters')}
            </Button>
          )}
        </FilterChips>
      </FilterBar>
    </div>
  );
}
