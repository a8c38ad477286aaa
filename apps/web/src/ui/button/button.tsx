import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../class-names.ts';
import styles from './button.module.css';

export interface ButtonStyle {
  /** The primary action of a screen is dark; quiet buttons have no border. */
  readonly variant?: 'primary' | 'plain' | 'quiet';
  /** A destructive action. */
  readonly danger?: boolean;
  readonly wide?: boolean;
  readonly tall?: boolean;
}

/** The class names for a button in this style, also for links that look like buttons. */
export const buttonClass = ({ variant = 'plain', danger, wide, tall }: ButtonStyle): string =>
  cx(
    styles.button,
    variant !== 'plain' && styles[variant],
    danger && styles.danger,
    wide && styles.wide,
    tall && styles.tall,
  );

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

interface ButtonProps extends Native, ButtonStyle {
  readonly icon?: ReactNode;
  /**
   * Whether an action is in progress: the button shows a spinner and ignores clicks. A button that has this also ignores
   * the second click of a double click, which may come before the action is known to be in progress.
   */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with a label. */
export function Button({ variant, danger, wide, tall, icon, busy, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      aria-disabled={busy || undefined}
      {...rest}
      type={type}
      className={buttonClass({ variant, danger, wide, tall })}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || (busy === false && event.detail > 1)) event.preventDefault();
        else rest.onClick?.(event);
      }}
    >
      {busy ? <Turning /> : icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends Native, Pick<ButtonStyle, 'variant' | 'danger'> {
  /** The action of the button: its accessible name and tooltip. */
  readonly label: string;
  readonly round?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon only. */
export function IconButton({
  label,
  variant = 'quiet',
  danger,
  round,
  children,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={cx(buttonClass({ variant, danger }), styles.icon, round && styles.round)}
    >
      {children}
    </button>
  );
}

function Turning() {
  return (
    <svg className={styles.turning} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="6.2" opacity="0.25" />
      <path d="M14.2 8A6.2 6.2 0 0 0 8 1.8" />
    </svg>
  );
}
