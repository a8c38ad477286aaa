import { cx } from '../class-names.ts';
import styles from './ordered-row.module.css';

/** The class of a row of an ordered list, depending on the state from `useRowDrag`. */
export const rowClass = ({ lifted, edge }: { lifted: boolean; edge: 'above' | 'below' | undefined }): string =>
  cx(styles.row, lifted && styles.lifted, edge && styles[edge]);
