import { type CardSort, cardSorts } from '@foreglow/contract';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../../ui/class-names.ts';
import { useOnDemand } from '../../../../ui/on-demand/index.ts';
import styles from './layout-switch.module.css';

interface SortMenuProps {
  readonly sort: CardSort;
  /** Matches can be better or worse only where something is searched for. */
  readonly searching: boolean;
  readonly onChange: (sort: CardSort) => void;
}

/** The orders as their texts name them. */
const sortNames = {
  '-sticky,-created_at': 'sticky',
  '-created_at': 'newest',
  created_at: 'oldest',
  match: 'match',
} as const;

const loadMenu = () => import('../../../../ui/menu/choice-menu.tsx');

/** The order of the cards. */
export function SortMenu({ sort: chosen, searching, onChange }: SortMenuProps) {
  const { t } = useTranslation('cards');
  const { Panel, target, panel } = useOnDemand('menu', loadMenu);
  const sort = chosen === 'match' && !searching ? cardSorts[0] : chosen;
  const name = (value: string) => t(`sort_${sortNames[value as CardSort]}`);
  const label = `${t('sort')}: ${name(sort)}`;
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
      {Panel && (
        <Panel
          {...panel}
          position="bottom-end"
          width={230}
          values={cardSorts.filter((value) => searching || value !== 'match')}
          value={sort}
          name={name}
          onChoose={(value) => onChange(value as CardSort)}
        />
      )}
    </>
  );
}
