import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useReturnOfFocus } from '#lib/focus/use-return-of-focus.ts';
import { ShortcutScope, useDialogScope } from '#lib/shortcuts/shortcut-scope.tsx';
import { cx } from '../class-names.ts';
import { Themed } from '../mantine/themed.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.ts';
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
  const scope = useDialogScope(opened, onClose);
  useReturnOfFocus(opened);
  return (
    <Themed>
      <Modal.Root
        opened={opened}
        onClose={onClose}
        // Mantine would close every open dialog, and before something inside has closed.
        closeOnEscape={false}
        closeOnClickOutside={closeOnClickOutside}
        // A dialog with a separate address is unmounted instead of closed.
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        size={width}
        zIndex={300}
        classNames={{ inner: styles.inner, content: cx(styles.content, className), overlay: styles.overlay }}
      >
        <Modal.Overlay backgroundOpacity={1} />
        <Modal.Content radius={0} shadow="none">
          {label && <Modal.Title className={visuallyHidden}>{label}</Modal.Title>}
          <ShortcutScope scope={scope}>{children}</ShortcutScope>
        </Modal.Content>
      </Modal.Root>
    </Themed>
  );
}
