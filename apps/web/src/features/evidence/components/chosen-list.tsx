import { useTranslation } from 'react-i18next';
import { Check } from '#ui/check/check.tsx';
import type { Evidence, EvidenceKind } from '../rules/evidence.rules.ts';
import styles from './evidence-picker.module.css';
import { EvidenceSummary } from './evidence-summary.tsx';

interface ChosenListProps {
  readonly kind: EvidenceKind;
  readonly projectSlug: string;
  readonly items: readonly Evidence[];
  readonly onDrop: (item: Evidence) => void;
}

/** The chosen evidence. */
export function ChosenList({ kind, projectSlug, items, onDrop }: ChosenListProps) {
  const { t } = useTranslation('evidence');
  if (items.length === 0) return <p className={styles.note}>{t(`noneChosen_${kind}`)}</p>;
  return (
    <ul className={styles.list} aria-label={t('chosen', { count: items.length })}>
      {items.map((item) => (
        <li key={item.slug} className={styles.row}>
          <label className={styles.choice}>
            <Check checked onChange={() => onDrop(item)} aria-label={item.title} />
            <EvidenceSummary kind={kind} projectSlug={projectSlug} item={item}>
              <span className={styles.title} dir="auto">
                {item.title}
              </span>
              {item.removed_at !== null && <span className={styles.text}>{t('inTrash')}</span>}
            </EvidenceSummary>
          </label>
        </li>
      ))}
    </ul>
  );
}
