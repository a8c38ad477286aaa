import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { useOnDemand } from '../on-demand/use-on-demand.ts';
import type { ChoiceListProps } from './choice-list.tsx';
import styles from './filter-bar.module.css';

interface ChipProps {
  readonly on: boolean;
  readonly onClick: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ on, onClick, icon, children }: ChipProps) {
  return (
    <button type="button" className={cx(styles.chip, on && styles.on)} aria-pressed={on} onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  );
}

interface ChipPopoverProps {
  /** The text of the chip: the filter's name, or its value. */
  readonly label: string;
  readonly on: boolean;
  /** Clears the filter. If it is passed, an active chip has a small cross. */
  readonly onClear?: () => void;
  /** Name of the cross for screen readers. */
  readonly clearLabel?: string;
  readonly width?: number;
  /** The list in the panel under the chip. Its code is loaded with the panel. */
  readonly choices?: ChoiceListProps;
  /** Other content of the panel. */
  readonly children?: ReactNode | ((close: () => void) => ReactNode);
}

const loadPanel = () => import('./chip-panel.tsx');

/** A filter that is set in a small panel under its chip. */
export function ChipPopover({ label, on, onClear, clearLabel, width = 280, choices, children }: ChipPopoverProps) {
  const { Panel, target, panel } = useOnDemand('dialog', loadPanel);
  const close = () => panel.onChange(false);
  const clearable = on && onClear !== undefined;
  return (
    <>
      <span className={cx(clearable && styles.group)}>
        <button type="button" className={cx(styles.chip, on && styles.on)} {...target}>
          <span>{label}</span>
        </button>
        {clearable && (
          <button type="button" className={styles.remove} aria-label={clearLabel} title={clearLabel} onClick={onClear}>
            <IconX stroke={2} aria-hidden="true" />
          </button>
        )}
      </span>
      {Panel && (
        <Panel {...panel} label={label} width={width} choices={choices}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </>
  );
}
