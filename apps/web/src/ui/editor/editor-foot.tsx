import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';
import { cx } from '../class-names.ts';
import styles from './editor-foot.module.css';
import { SaveFailed } from './save-failed.tsx';

interface EditorFootProps {
  readonly editor: { readonly error: unknown; readonly busy: boolean; readonly save: () => void };
  /** The typed texts, which can be copied if what was edited no longer exists. */
  readonly texts: readonly string[];
  readonly saveLabel: string;
  readonly onClose: () => void;
  readonly className?: string | undefined;
  /** Shown above the buttons. */
  readonly children?: ReactNode;
}

/** The footer of an editor: why saving failed, and the buttons. */
export function EditorFoot({ editor, texts, saveLabel, onClose, className, children }: EditorFootProps) {
  const { t } = useTranslation('ui');
  return (
    <div className={cx(styles.foot, className)}>
      {editor.error !== undefined && <SaveFailed error={editor.error} texts={texts} />}
      {children}
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="primary" busy={editor.busy} onClick={editor.save} title="Ctrl ↵">
          {saveLabel}
        </Button>
      </div>
    </div>
  );
}
