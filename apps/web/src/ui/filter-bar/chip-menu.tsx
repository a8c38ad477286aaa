import { IconX } from '@tabler/icons-react';
import { cx } from '../class-names.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import styles from './filter-bar.module.css';

interface ChipMenuProps<T extends string> {
  /** The first option is the default, at which the filter is off. */
  readonly values: readonly [T, ...T[]];
  readonly value: T;
  /** The text of an option in the menu, and in the chip unless `shown` is given. */
  readonly name: (value: T) => string;
  /** The text of the chip while the filter is on. */
  readonly shown?: string;
  /** The name of the filter, shown while it is off. */
  readonly label: string;
  /** Name of the cross for screen readers. */
  readonly clearLabel: string;
  readonly onChange: (value: T) => void;
}

const loadMenu = () => import('../menu/choice-menu.tsx');

/** A filter with one of a few values. */
export function ChipMenu<T extends string>({
  values,
  value,
  name,
  shown,
  label,
  clearLabel,
  onChange,
}: ChipMenuProps<T>) {
  const [standard] = values;
  const on = value !== standard;
  const { Panel, target, panel } = useOnDemand('menu', loadMenu);
  return (
    <>
      <span className={cx(on && styles.group)}>
        <button type="button" className={cx(styles.chip, on && styles.on)} {...target}>
          <span>{on ? (shown ?? name(value)) : label}</span>
        </button>
        {on && (
          <button
            type="button"
            className={styles.remove}
            aria-label={clearLabel}
            title={clearLabel}
            onClick={() => onChange(standard)}
          >
            <IconX stroke={2} aria-hidden="true" />
          </button>
        )}
      </span>
      {Panel && (
        <Panel
          {...panel}
          position="bottom-start"
          values={values}
          value={value}
          name={(one) => name(one as T)}
          onChoose={(one) => onChange(one as T)}
        />
      )}
    </>
  );
}
