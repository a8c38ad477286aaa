import { Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import styles from './dialog.module.css';
import DialogFrame from './dialog-frame.tsx';
import { useLateFailure } from './use-late-failure.ts';

export interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /**
   * The action. If it returns a promise, the dialog closes once that is fulfilled, and shows why it was rejected. If the
   * user has closed the dialog by then, a toast shows it, and another question that was opened meanwhile stays open.
   */
  readonly onConfirm: () => Promise<unknown> | undefined;
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the button: the action itself, not "OK". */
  readonly confirmLabel: string;
  /** Whether the action removes something. */
  readonly danger?: boolean;
  /** Whether the action is under way, also if the dialog was closed and opened again since. */
  readonly busy?: boolean;
  /** The text that must be typed before the action is enabled, and the label of its field. */
  readonly typed?: { readonly label: string; readonly word: string };
}

/** Asks for confirmation before an action that is hard to undo. */
export default function ConfirmFrame({ opened, onClose, title, ...rest }: ConfirmDialogProps) {
  return (
    <DialogFrame opened={opened} onClose={onClose} title={title}>
      <ConfirmForm onClose={onClose} {...rest} />
    </DialogFrame>
  );
}

type ConfirmFormProps = Omit<ConfirmDialogProps, 'opened' | 'title'>;

function ConfirmForm({ onClose, onConfirm, text, confirmLabel, danger, busy, typed }: ConfirmFormProps) {
  const { t } = useTranslation('ui');
  const isShown = useIsShown();
  const hasFailedLate = useLateFailure();
  const [word, setWord] = useState('');
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = busy || running;
  const ready = !typed || word.trim() === typed.word.trim();
  // For a destructive action, Enter pressed too soon must do nothing.
  const safe = danger === true && !typed;
  const confirm = async () => {
    const action = onConfirm();
    if (!action) return;
    setRunning(true);
    setFailure(undefined);
    try {
      await action;
      if (isShown()) onClose();
    } catch (error) {
      if (!hasFailedLate(confirmLabel, error)) setFailure(errorText(error));
    } finally {
      setRunning(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog inside a form (unsaved changes) is elsewhere in the document, but React would still pass its submit
    // event to the form.
    event.stopPropagation();
    if (ready && !isBusy) void confirm();
  };
  return (
    <form onSubmit={submit}>
      {/* The dialog is described by its body. */}
      <Modal.Body p={0} className={styles.text}>
        {text}
      </Modal.Body>
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
      {failure && (
        <p className={styles.error} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions} data-foot>
        <Button onClick={onClose} data-autofocus={safe || undefined}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          danger={danger}
          busy={isBusy}
          disabled={!ready}
          data-autofocus={(!typed && !safe) || undefined}
        >
          {confirmLabel}
        </Button>
      </div>
    </form>
  );
}
