import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardQuestion } from '../../api/keys.ts';
import { KeptKey } from './kept-key.tsx';
import { loadSelectionBar } from './load-selection-bar.ts';
import { useSelected } from './selection.ts';
import styles from './selection-gate.module.css';
import { useCheckedSelection } from './use-checked-selection.ts';

const SelectionBar = lazy(loadSelectionBar);

interface SelectionGateProps {
  readonly question: CardQuestion;
  /** How many cards the list shows in all. */
  readonly total: number;
  readonly mayWrite: boolean;
}

/** Says how many cards are selected, and loads what can be done with them once any are. */
export function SelectionGate({ question, total, mayWrite }: SelectionGateProps) {
  const { t } = useTranslation('cards');
  const { size } = useSelected(question.source);
  const pressed = useRef<string>(undefined);
  useCheckedSelection(question.source);
  // A key belongs to the selection it was pressed for.
  useEffect(() => {
    if (size === 0) pressed.current = undefined;
  }, [size]);
  return (
    <>
      <p className={styles.spoken} role="status">
        {size > 0 && t('selected', { count: size })}
      </p>
      {size > 0 && (
        <Suspense fallback={<KeptKey pressed={pressed} />}>
          <SelectionBar question={question} total={total} mayWrite={mayWrite} pressed={pressed} />
        </Suspense>
      )}
    </>
  );
}
