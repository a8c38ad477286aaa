import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useShortcutScope } from '../../lib/shortcuts/index.ts';
import { cx } from '../class-names.ts';
import styles from './dialog.module.css';

interface DialogBaseProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Name of the dialog for screen readers; absent where its content brings a `Modal.Title`. */
  readonly label?: string;
  /** False keeps a click beside the dialog from closing it: for forms. */
  readonly closeOnClickOutside?: boolean;
  readonly width: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The behaviour of every dialog: focus is trapped and returned, Esc closes, and the page behind cannot be used. */
export function DialogBase(props: DialogBaseProps) {
  const { opened, onClose, label, width, className, closeOnClickOutside = true, children } = props;
  useShortcutScope(opened);
  useReturnOfFocus(opened);
  useOwnEscape(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={() => !isInPanel(document.activeElement) && onClose()}
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
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

/**
 * Escape in a menu or panel that lies over the dialog, or on the chip whose panel is open, closes that alone; the
 * dialog gets the key event first.
 */
const isInPanel = (focused: Element | null): boolean =>
  Boolean(focused?.closest('.mantine-Popover-dropdown, .mantine-Menu-dropdown, [data-panel-open]'));

/** The Escape that closes a dialog is no shortcut of the page below, which is active again as soon as it has closed. */
function useOwnEscape(opened: boolean): void {
  // A layout effect listens before the dialog itself does, which would end this with the first of the two.
  useLayoutEffect(() => {
    if (!opened) return;
    const take = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isInPanel(document.activeElement)) event.preventDefault();
    };
    addEventListener('keydown', take, { capture: true });
    return () => removeEventListener('keydown', take, { capture: true });
  }, [opened]);
}

/** A dialog with its own address is unmounted instead of closed, so it returns the focus itself. */
function useReturnOfFocus(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [opened]);
}
