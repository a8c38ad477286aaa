import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Picture } from '#ui/picture/picture.tsx';
import { evidenceQuery } from '../api/read-evidence.ts';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';
import styles from './evidence-summary.module.css';
import { useInSight } from './use-in-sight.ts';

interface EvidenceSummaryProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly item: Evidence;
  /** The title, and what is shown with it. */
  readonly children: ReactNode;
}

/**
 * The picture and the first words of chosen evidence. They are loaded once it is visible, since there may be hundreds.
 */
export function EvidenceSummary({ kind, projectSlug, item, children }: EvidenceSummaryProps) {
  const [inSight, watch] = useInSight(false);
  const { data } = useQuery({
    ...evidenceQuery(kind, projectSlug, item.slug),
    enabled: inSight && item.removed_at === null,
  });
  return (
    <div className={styles.summary} ref={watch}>
      <span className={styles.picture} aria-hidden="true">
        <Picture image={data?.small ?? null} seed={item.slug} />
      </span>
      <div className={styles.words}>
        {children}
        {data?.preview && (
          <span className={styles.text} dir="auto">
            {data.preview}
          </span>
        )}
      </div>
    </div>
  );
}
