import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import styles from './view-switch.module.css';

/** The views of a list, as links or buttons with the class of `viewClass`: grid or list, board or matrix. */
export function ViewSwitch({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {children}
    </fieldset>
  );
}

/** The class of one view. `on`: it is the current view. `short`: it has only an icon. */
export const viewClass = ({ on, short }: { readonly on: boolean; readonly short?: boolean }): string =>
  cx(styles.choice, on && styles.on, short && styles.short);
