import { type CardSort, cardSorts } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { SortMenu } from '../../../../ui/filter-bar/index.ts';

interface CardSortMenuProps {
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

/** The order of the cards. */
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
