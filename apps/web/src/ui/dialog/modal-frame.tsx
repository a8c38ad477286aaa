import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { cx } from '../class-names.ts';
import styles from './dialog.module.css';
import { DialogBase } from './dialog-base.tsx';

interface Step {
  readonly label: string;
  /** A shortcut in addition to the arrow key. */
  readonly keys: string;
  /** Absent at the end of the sequence. */
  readonly go?: (() => void) | undefined;
}

interface ModalFrameProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly main: ReactNode;
  /** The column on the right; on phones it comes below. */
  readonly side?: ReactNode;
  readonly previous?: Step | undefined;
  readonly next?: Step | undefined;
  readonly closeOnClickOutside?: boolean;
}

/** The large dialog that shows a card over its list: 1040 × 780 pixels, and the whole screen on phones. */
export function ModalFrame({ label, onClose, main, side, previous, next, closeOnClickOutside }: ModalFrameProps) {
  return (
    <DialogBase
      opened
      onClose={onClose}
      label={label}
      width={1040}
      className={styles.card}
      closeOnClickOutside={closeOnClickOutside}
    >
      <div className={styles.frame}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by keyboard too */}
        <section className={styles.main} aria-label={label} tabIndex={0}>
          {main}
        </section>
        {side && <div className={styles.side}>{side}</div>}
      </div>
      <CloseButton onClose={onClose} />
      {previous && (
        <StepButton step={previous} arrow="ArrowLeft" place={styles.previous} path="M11.5 4.5 6 10l5.5 5.5" />
      )}
      {next && <StepButton step={next} arrow="ArrowRight" place={styles.next} path="M8.5 4.5 14 10l-5.5 5.5" />}
    </DialogBase>
  );
}

interface StepButtonProps {
  readonly step: Step;
  readonly arrow: string;
  readonly place: string | undefined;
  readonly path: string;
}

function StepButton({ step, arrow, place, path }: StepButtonProps) {
  const enabled = step.go !== undefined;
  useShortcut(arrow, step.label, () => step.go?.(), { enabled, keysOnly: true });
  useShortcut(step.keys, step.label, () => step.go?.(), { enabled });
  return (
    <div className={cx(styles.step, place)}>
      <RoundButton label={step.label} onClick={step.go} path={path} />
    </div>
  );
}

/** Phones show the side column, which contains a close button, below the card. They need one at the top. */
function CloseButton({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <div className={cx(styles.step, styles.away)}>
      <RoundButton label={t('close')} onClick={onClose} path="m5.5 5.5 9 9m0-9-9 9" />
    </div>
  );
}

interface RoundButtonProps {
  readonly label: string;
  readonly onClick: (() => void) | undefined;
  readonly path: string;
}

function RoundButton({ label, onClick, path }: RoundButtonProps) {
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={label}
      title={label}
      disabled={!onClick}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d={path} strokeLinejoin="round" />
      </svg>
    </button>
  );
}
