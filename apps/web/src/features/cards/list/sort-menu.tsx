import { type CardSort, cardSorts } from '@foreglow/contract';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/class-names.ts';
import { useOnDemand } from '../../../ui/on-demand/index.ts';
import styles from './layout-switch.module.css';
import { sortNames } from './sort-names.ts';

interface SortMenuProps {
  readonly sort: CardSort;
  readonly onChange: (sort: CardSort) => void;
}

const loadItems = () => import('./sort-items.tsx');

/** The order of the cards. */
export function SortMenu({ sort, onChange }: SortMenuProps) {
  const { t } = useTranslation('cards');
  const { Panel, target, panel } = useOnDemand('menu', loadItems);
  const label = `${t('sort')}: ${t(`sort_${sortNames[sort]}`)}`;
  return (
    <>
      <button
        type="button"
        className={cx(styles.choice, sort !== cardSorts[0] && styles.on)}
        aria-label={label}
        title={label}
        {...target}
      >
        <IconArrowsSort size={16} stroke={1.5} aria-hidden="true" />
      </button>
      {Panel && <Panel {...panel} sort={sort} onSort={onChange} />}
    </>
  );
}
