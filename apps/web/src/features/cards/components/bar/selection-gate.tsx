import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardListQuery } from '#features/cards/api/keys.ts';
import { useLoaded } from '#ui/on-demand/use-loaded.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { clearSelection, useSelected } from '../selection/selection.ts';
import { useCheckedSelection } from '../selection/use-checked-selection.ts';
import { EarlyKey } from './early-key.tsx';
import { loadSelectionBar } from './load-selection-bar.ts';

interface SelectionGateProps {
  readonly query: CardListQuery;
  /** Total number of cards in the list. */
  readonly total: number;
  readonly mayWrite: boolean;
}

/** Announces how many cards are selected, and loads the selection bar once any are. */
export function SelectionGate({ query, total, mayWrite }: SelectionGateProps) {
  const { t } = useTranslation('cards');
  const { size } = useSelected(query.source);
  const pressed = useRef<string>(undefined);
  useCheckedSelection(query.source);
  const SelectionBar = useLoaded(size > 0, loadSelectionBar, clearSelection);
  // A key applies only to the selection for which it was pressed.
  useEffect(() => {
    if (size === 0) pressed.current = undefined;
  }, [size]);
  return (
    <>
      <p className={visuallyHidden} role="status">
        {size > 0 && t('selected', { count: size })}
      </p>
      {size > 0 &&
        (SelectionBar ? (
          <SelectionBar query={query} total={total} mayWrite={mayWrite} pressed={pressed} />
        ) : (
          <EarlyKey pressed={pressed} />
        ))}
    </>
  );
}
