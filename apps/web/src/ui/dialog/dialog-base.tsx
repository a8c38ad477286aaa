import { Modal } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { ShortcutScope, useDialogScope } from '../../lib/shortcuts/index.ts';
import { cx } from '../class-names.ts';
import styles from './dialog.module.css';

interface DialogBaseProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Name of the dialog for screen readers; absent if its content contains a `Modal.Title`. */
  readonly label?: string;
  /** False for forms: a click outside does not close the dialog. */
  readonly closeOnClickOutside?: boolean;
  readonly width: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The behaviour of every dialog: focus is trapped and returned, Esc closes, and the page behind cannot be used. */
export function DialogBase(props: DialogBaseProps) {
  const { opened, onClose, label, width, className, closeOnClickOutside = true, children } = props;
  const { scope, isOnTop } = useDialogScope(opened);
  useReturnOfFocus(opened);
  return (
    <Modal.Root
      opened={opened}
      // Every open dialog receives Escape. Closing waits until the event has ended, since a question that it opens
      // would receive the same Escape.
      onClose={() => isOnTop() && !isInPanel(document.activeElement) && setTimeout(onClose)}
      closeOnClickOutside={closeOnClickOutside}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      size={width}
      zIndex={300}
      classNames={{ inner: styles.inner, content: cx(styles.content, className), overlay: styles.overlay }}
    >
      <Modal.Overlay backgroundOpacity={1} />
      <Modal.Content radius={0} shadow="none">
        {label && <Modal.Title className={styles.hidden}>{label}</Modal.Title>}
        <ShortcutScope scope={scope}>{children}</ShortcutScope>
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Escape in a menu or panel over the dialog, or on the chip whose panel is open, closes only that. The dialog gets the
 * key event first.
 */
const isInPanel = (focused: Element | null): boolean =>
  Boolean(focused?.closest('.mantine-Popover-dropdown, .mantine-Menu-dropdown, [data-panel-open]'));

/** A dialog with a separate address is unmounted instead of closed, so it returns the focus itself. */
function useReturnOfFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened]);
}
