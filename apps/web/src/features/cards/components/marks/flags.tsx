import { IconSparkles } from '@tabler/icons-react';
import { cx } from '#ui/class-names.ts';
import styles from './flags.module.css';

interface FlagsProps {
  readonly draft: boolean;
  readonly ai: boolean;
  readonly fresh?: boolean;
  readonly labels: { readonly draft: string; readonly ai: string; readonly fresh?: string };
}

/** The flags of a card: new, draft, AI signal. */
export function Flags({ draft, ai, fresh = false, labels }: FlagsProps) {
  if (!draft && !ai && !fresh) return null;
  return (
    <span className={styles.flags}>
      {fresh && <span className={cx(styles.flag, styles.fresh)}>{labels.fresh}</span>}
      {draft && <span className={styles.flag}>{labels.draft}</span>}
      {ai && (
        <span className={styles.flag}>
          <IconSparkles size={13} stroke={1.7} aria-hidden="true" />
          {labels.ai}
        </span>
      )}
    </span>
  );
}
