import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the button: the action itself, not "OK". */
  readonly confirmLabel: string;
  /** Whether the action removes something. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** Why the action failed, if it did. */
  readonly error?: string | undefined;
  /** The text that must be typed before the action is enabled, and the label of its field. */
  readonly typed?: { readonly label: string; readonly word: string };
}

/** Asks for confirmation before an action that is hard to undo. */
export function ConfirmDialog({ opened, onClose, title, ...rest }: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <ConfirmForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

type ConfirmFormProps = Omit<ConfirmDialogProps, 'opened' | 'title'>;

function ConfirmForm({ onClose, onConfirm, text, confirmLabel, danger, busy, error, typed }: ConfirmFormProps) {
  const { t } = useTranslation('ui');
  const [word, setWord] = useState('');
  const ready = !typed || word.trim() === typed.word.trim();
  // For a destructive action, Enter pressed too soon must do nothing.
  const safe = danger === true && !typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog inside a form (unsaved changes) is elsewhere in the document, but React would still pass its submit
    // event to the form.
    event.stopPropagation();
    if (ready && !busy) onConfirm();
  };
  return (
    <form onSubmit={submit}>
      <div className={styles.text}>{text}</div>
      {typed && (
        <TextField
          label={typed.label}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose} data-autofocus={safe || undefined}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          danger={danger}
          busy={busy}
          disabled={!ready}
          data-autofocus={(!typed && !safe) || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
