import { IconLayoutColumns, IconList, IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../../ui/class-names.ts';
import { type Layout, layouts, searchFrom, type TrendView } from '../../rules/trend-search.rules.ts';
import styles from './view-switch.module.css';

const icons = { board: IconLayoutColumns, matrix: IconTable, list: IconList } as const;

/** Board, matrix or list. Each has its own address, with the same filters. */
export function ViewSwitch({ view }: { view: TrendView }) {
  const { t } = useTranslation('trends');
  return (
    <nav className={styles.switch} aria-label={t('view')}>
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
            className={cx(styles.choice, on && styles.on)}
            aria-current={on ? 'true' : undefined}
          >
            <Icon size={16} stroke={1.5} aria-hidden="true" />
            <span>{t(`view_${layout}`)}</span>
          </Link>
        );
      })}
    </nav>
  );
}
