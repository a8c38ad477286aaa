import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardQuestion } from '../api/keys.ts';
import { useSelected } from './selection.ts';
import styles from './selection-gate.module.css';

const SelectionBar = lazy(() => import('./selection-bar.tsx'));

interface SelectionGateProps {
  readonly question: CardQuestion;
  /** How many cards the list shows in all. */
  readonly total: number;
}

/** Says how many cards are selected, and loads what can be done with them once any are. */
export function SelectionGate({ question, total }: SelectionGateProps) {
  const { t } = useTranslation('cards');
  const { size } = useSelected(question.source);
  return (
    <>
      <p className={styles.spoken} role="status">
        {size > 0 && t('selected', { count: size })}
      </p>
      <Suspense fallback={null}>{size > 0 && <SelectionBar question={question} total={total} />}</Suspense>
    </>
  );
}
