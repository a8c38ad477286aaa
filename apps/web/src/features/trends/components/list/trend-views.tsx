import { IconLayoutColumns, IconList, IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Layout, layouts, searchFrom, type TrendView } from '#features/trends/rules/trend-search.rules.ts';
import { ViewSwitch, viewClass } from '#ui/filter-bar/view-switch.tsx';

const icons = { board: IconLayoutColumns, matrix: IconTable, list: IconList } as const;

/** Board, matrix or list. Each has its own address, with the same filters. */
export function TrendViews({ view }: { view: TrendView }) {
  const { t } = useTranslation('trends');
  return (
    <ViewSwitch label={t('view')}>
      {layouts.map((layout: Layout) => {
        const Icon = icons[layout];
        const on = view.layout === layout;
        return (
          <Link
            key={layout}
            to="."
            search={{ ...searchFrom({ ...view, layout, page: 1 }) }}
            replace
            resetScroll={false}
            className={viewClass({ on })}
            // Otherwise the address of the board, which names no view, would be part of all the others.
            activeOptions={{ exact: true }}
            aria-current={on ? 'true' : undefined}
          >
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <span>{t(`view_${layout}`)}</span>
          </Link>
        );
      })}
    </ViewSwitch>
  );
}
