import { useTranslation } from 'react-i18next';
import styles from './undo-line.module.css';

interface UndoLineProps {
  /** What was done: `Picture removed`. */
  readonly text: string;
  readonly onUndo: () => void;
}

/** Says what was removed from a form that is not saved yet, where it was removed, and puts it back. */
export function UndoLine({ text, onUndo }: UndoLineProps) {
  const { t } = useTranslation('ui');
  return (
    <p className={styles.line} role="status">
      {text}
      <button type="button" className={styles.undo} onClick={onUndo}>
        {t('undo')}
      </button>
    </p>
  );
}
