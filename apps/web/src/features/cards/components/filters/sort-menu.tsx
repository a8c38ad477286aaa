import { type CardSort, cardSorts } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { SortMenu } from '#ui/filter-bar/sort-menu.tsx';

interface CardSortMenuProps {
  readonly sort: CardSort;
  /** Ordering by relevance is possible only during a search. */
  readonly searching: boolean;
  readonly onChange: (sort: CardSort) => void;
}

/** The names of the orders in the texts. */
const sortNames = {
  '-sticky,-created_at': 'sticky',
  '-created_at': 'newest',
  created_at: 'oldest',
  match: 'match',
} as const;

/** A menu to choose the order of the cards. */
export function CardSortMenu({ sort, searching, onChange }: CardSortMenuProps) {
  const { t } = useTranslation('cards');
  return (
    <SortMenu
      label={t('sort')}
      values={cardSorts.filter((value) => searching || value !== 'match')}
      value={sort === 'match' && !searching ? cardSorts[0] : sort}
      name={(value) => t(`sort_${sortNames[value]}`)}
      onChange={onChange}
    />
  );
}
