import { type BlipAttributes, limits } from '@foreglow/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonOf, takesReason } from '#features/radars/rules/from-trend.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { LazyProse } from '#ui/prose/lazy-prose.tsx';
import { CommitField } from './commit-field.tsx';
import styles from './from-trend.module.css';

interface BlipReasonProps {
  readonly blip: BlipAttributes;
  readonly onEdit: (change: { readonly rationale: string | null }) => void;
}

/** Why a blip is on the radar. The words of its trend are shown until they are edited here. */
export function BlipReason({ blip, onEdit }: BlipReasonProps) {
  const { t } = useTranslation('radars');
  const [editing, setEditing] = useState(false);
  if (takesReason(blip) && !editing) {
    return (
      <section className={styles.taken} aria-label={t('rationale')}>
        <div className={styles.head}>
          <h3>{t('rationale')}</h3>
          <Button variant="quiet" onClick={() => setEditing(true)}>
            {t('editReason')}
          </Button>
        </div>
        <div className={styles.reason}>
          <LazyProse>{blip.trend_rationale ?? ''}</LazyProse>
        </div>
        <p className={styles.note}>{t('takenFromTrend')}</p>
      </section>
    );
  }
  return (
    <div>
      <CommitField
        label={t('rationale')}
        optional={t('optional')}
        hint={t('rationaleHint')}
        rows={editing ? 10 : 4}
        selected={editing}
        value={reasonOf(blip) ?? ''}
        maxLength={limits.blipRationaleLength}
        onCommit={(rationale) => {
          if (!rationale) setEditing(false);
          onEdit({ rationale: rationale || null });
        }}
      />
      {blip.trend_rationale !== null && (
        <Button
          variant="quiet"
          onClick={() => {
            setEditing(false);
            if (blip.rationale !== null) onEdit({ rationale: null });
          }}
        >
          {t('takeFromTrend')}
        </Button>
      )}
    </div>
  );
}
