import { IconSparkles } from '@tabler/icons-react';
import styles from './flags.module.css';

interface FlagsProps {
  readonly draft: boolean;
  readonly ai: boolean;
  readonly labels: { readonly draft: string; readonly ai: string };
}

/** The flags of a card: draft, AI signal. */
export function Flags({ draft, ai, labels }: FlagsProps) {
  if (!draft && !ai) return null;
  return (
    <span className={styles.flags}>
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
