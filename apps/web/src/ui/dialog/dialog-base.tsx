import { Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useShortcutScope } from '../../lib/shortcuts/index.ts';
import styles from './dialog.module.css';

interface DialogBaseProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Name of the dialog for screen readers. */
  readonly label: string;
  /** False keeps a click beside the dialog from closing it: for forms. */
  readonly closeOnClickOutside?: boolean;
  readonly children: ReactNode;
}

/** What every dialog has: focus is trapped and given back, Esc closes, the page behind rests. */
export function DialogBase({ opened, onClose, label, closeOnClickOutside = true, children }: DialogBaseProps) {
  useShortcutScope(opened);
  useReturnOfFocus(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      zIndex={300}
    >
      <Modal.Overlay className={styles.overlay} backgroundOpacity={1} />
      <Modal.Content
        className={styles.content}
        radius={0}
        shadow="none"
        innerProps={{
          className: styles.inner,
          // The frame takes up only the middle; what is pressed beside it is the page behind.
          style: { pointerEvents: 'auto' },
          onMouseDown: (event) => {
            if (closeOnClickOutside && event.target === event.currentTarget) onClose();
          },
        }}
      >
        <Modal.Title className={styles.hidden}>{label}</Modal.Title>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

/** A dialog that belongs to an address is not closed but taken away, so it gives the focus back itself. */
function useReturnOfFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened]);
}
