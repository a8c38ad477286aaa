import { capsOf } from '#lib/shortcuts/shortcuts.ts';
import styles from './marks.module.css';

/** The keycaps of a shortcut, written as in `useShortcut`. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={styles.caps}>
      {capsOf(keys).map((cap, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a key may be pressed twice, and they never change places
        <kbd key={index} className={styles.kbd}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}
