import { type CardSort, cardSorts } from '@foreglow/contract';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AnchoredMenu } from '../../../ui/menu/index.ts';
import type { OpenedBy } from '../../../ui/on-demand/index.ts';
import { sortNames } from './sort-names.ts';

interface SortItemsProps extends OpenedBy {
  readonly sort: CardSort;
  readonly onSort: (sort: CardSort) => void;
}

/** The orders there are. */
export default function SortItems({ sort, onSort, ...opened }: SortItemsProps) {
  const { t } = useTranslation('cards');
  return (
    <AnchoredMenu {...opened} position="bottom-end" width={230}>
      {cardSorts.map((value) => (
        <Menu.Item
          key={value}
          role="menuitemradio"
          aria-checked={value === sort}
          rightSection={value === sort && <IconCheck size={16} stroke={1.8} aria-hidden="true" />}
          onClick={() => onSort(value)}
        >
          {t(`sort_${sortNames[value]}`)}
        </Menu.Item>
      ))}
    </AnchoredMenu>
  );
}
