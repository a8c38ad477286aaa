import { IconArrowsSort } from '@tabler/icons-react';
import { cx } from '../class-names.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import styles from './sort-menu.module.css';

interface SortMenuProps<T extends string> {
  /** The accessible name: `Order`. */
  readonly label: string;
  /** The first option is the default order. */
  readonly values: readonly T[];
  readonly value: T;
  readonly name: (value: T) => string;
  readonly onChange: (value: T) => void;
}

const loadMenu = () => import('../menu/choice-menu.tsx');

/** A menu to choose the order of a list. */
export function SortMenu<T extends string>({ label, values, value, name, onChange }: SortMenuProps<T>) {
  const { Panel, target, panel } = useOnDemand('menu', loadMenu);
  const text = `${label}: ${name(value)}`;
  return (
    <>
      <button
        type="button"
        className={cx(styles.sort, value !== values[0] && styles.on)}
        aria-label={text}
        title={text}
        {...target}
      >
        <IconArrowsSort size={16} stroke={1.5} aria-hidden="true" />
      </button>
      {Panel && (
        <Panel
          {...panel}
          position="bottom-end"
          values={values}
          value={value}
          name={(one) => name(one as T)}
          onChoose={(one) => onChange(one as T)}
        />
      )}
    </>
  );
}
