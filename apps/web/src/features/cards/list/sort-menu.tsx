import { type CardSort, cardSorts } from '@foreglow/contract';
import { Menu } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { cx } from '../../../ui/class-names.ts';
import styles from './layout-switch.module.css';

const names = { '-sticky,-created_at': 'sticky', '-created_at': 'newest', created_at: 'oldest' } as const;

interface SortMenuProps {
  readonly sort: CardSort;
  readonly onChange: (sort: CardSort) => void;
}

/** The order of the cards. */
export function SortMenu({ sort, onChange }: SortMenuProps) {
  const { t } = useTranslation('cards');
  const label = `${t('sort')}: ${t(`sort_${names[sort]}`)}`;
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <button
          type="button"
          className={cx(styles.choice, sort !== cardSorts[0] && styles.on)}
          aria-label={label}
          title={label}
        >
          <IconArrowsSort size={16} stroke={1.5} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={sort} onChange={(value) => onChange(value as CardSort)}>
          {cardSorts.map((value) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              {t(`sort_${names[value]}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
