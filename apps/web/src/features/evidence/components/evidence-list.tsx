import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/class-names.ts';
import { Picture, type PictureImage } from '#ui/picture/picture.tsx';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';
import styles from './evidence-list.module.css';
import { RemovedNote } from './removed-note.tsx';
import { useRestoring } from './use-restoring.ts';

interface EvidenceListProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly items: readonly Evidence[];
  readonly label: string;
  /** Renders the link around the title of an item. It is not called for items in the trash. */
  readonly link: (item: Evidence) => ReactNode;
  /** Whether the user may restore items from the trash. */
  readonly mayRestore: boolean;
  /** The known pictures by slug. Without the map none are shown. */
  readonly pictures?: ReadonlyMap<string, PictureImage | null> | undefined;
}

/** A list of evidence with links, in its stored order. Removed evidence stays listed. */
export function EvidenceList({ kind, projectSlug, items, label, link, mayRestore, pictures }: EvidenceListProps) {
  const { t } = useTranslation('evidence');
  const { restore, restoring } = useRestoring(kind, projectSlug);
  return (
    <ol className={styles.list} aria-label={label}>
      {items.map((item) => (
        <li key={item.slug} className={cx(styles.item, item.removed_at !== null && styles.removed)}>
          {pictures && (
            <span className={styles.picture}>
              {(pictures.has(item.slug) || item.removed_at !== null) && (
                <Picture image={pictures.get(item.slug) ?? null} seed={item.slug} />
              )}
            </span>
          )}
          <div className={styles.words}>
            <span className={styles.title} dir="auto">
              {item.removed_at === null ? link(item) : item.title}
            </span>
            {item.public === false && <span className={styles.draft}>{t('draft')}</span>}
            <RemovedNote
              item={item}
              onRestore={mayRestore ? () => void restore(item) : undefined}
              busy={restoring === item.slug}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
