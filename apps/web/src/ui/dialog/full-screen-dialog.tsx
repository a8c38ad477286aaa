import { type ReactNode, useEffect, useEffectEvent } from 'react';
import styles from './dialog.module.css';
import { DialogBase } from './dialog-base.tsx';

interface FullScreenDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly label: string;
  /** Whether it stays open when full screen ends. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the whole screen. If the browser does not allow full screen, it covers the whole page. */
export function FullScreenDialog({ opened, onClose, label, staysOpen = false, children }: FullScreenDialogProps) {
  const close = useEffectEvent(() => {
    if (!staysOpen) onClose();
  });
  useEffect(() => {
    if (!opened) return;
    const root = document.documentElement;
    // The browser handles Escape itself, and only reports that full screen has ended.
    const follow = () => document.fullscreenElement === null && close();
    const asked = root.requestFullscreen?.({ navigationUI: 'hide' }).then(
      () => document.addEventListener('fullscreenchange', follow),
      // Refused: the page is large enough for the presentation.
      () => undefined,
    );
    return () => {
      document.removeEventListener('fullscreenchange', follow);
      void asked?.then(() => {
        document.removeEventListener('fullscreenchange', follow);
        if (document.fullscreenElement === root) void document.exitFullscreen();
      });
    };
  }, [opened]);
  return (
    <DialogBase opened={opened} onClose={onClose} label={label} width={0} className={styles.whole}>
      {children}
    </DialogBase>
  );
}
