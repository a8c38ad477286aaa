import type { ComponentProps } from 'react';
import { Button } from '#ui/button/button.tsx';
import styles from './selection-bar.module.css';

interface BarButtonProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  readonly label: string;
}

/** A button of the bar. In a narrow window it shows only its icon; its accessible name stays. */
export function BarButton({ label, ...rest }: BarButtonProps) {
  return (
    <Button {...rest} title={label}>
      <span className={styles.label} dir="auto">
        {label}
      </span>
    </Button>
  );
}
