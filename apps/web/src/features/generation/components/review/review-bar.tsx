import type { DraftBlip } from '@foreglow/contract';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { acceptAll, type countsOf } from '#features/generation/rules/review.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Kbd } from '#ui/marks/kbd.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import styles from './review.module.css';
import type { ReviewState } from './use-review.ts';

interface ReviewBarProps {
  readonly blips: readonly DraftBlip[];
  readonly counts: ReturnType<typeof countsOf>;
  readonly review: ReviewState;
  readonly closed: boolean;
  readonly onUndo: () => void;
}

/** The progress of the review, whether it is saved, and buttons that decide about many blips at once. */
export function ReviewBar({ blips, counts, review, closed, onUndo }: ReviewBarProps) {
  const { t } = useTranslation('generation');
  const acceptable = acceptAll(blips);
  const decided = counts.accepted + counts.dropped;
  return (
    <div className={styles.bar}>
      <div className={styles.decided}>
        <ProgressBar label={t('decided')} share={blips.length === 0 ? 1 : decided / blips.length} />
        <p className={styles.counts}>
          <span>{t('countAccepted', { count: counts.accepted })}</span>
          <span>{t('countDropped', { count: counts.dropped })}</span>
          <span>{t('countOpen', { count: counts.open })}</span>
          {!closed && <Saving review={review} />}
        </p>
      </div>
      {!closed && (
        <div className={styles.many}>
          <Button
            variant="quiet"
            icon={<IconArrowBackUp stroke={1.7} aria-hidden="true" />}
            aria-disabled={!review.canUndo}
            onClick={() => review.canUndo && onUndo()}
          >
            {t('undo')}
          </Button>
          <Button
            aria-disabled={acceptable.length === 0}
            onClick={() => acceptable.length > 0 && review.change(acceptable)}
          >
            {t('acceptAll', { count: acceptable.length })}
          </Button>
        </div>
      )}
      {!closed && <Keys />}
    </div>
  );
}

function Saving({ review: { saving, saveNow } }: { review: ReviewState }) {
  const { t } = useTranslation('generation');
  return (
    <span role="status" className={styles.saving} data-failed={saving === 'failed' || undefined}>
      {t(`saving_${saving}`)}
      {saving === 'failed' && (
        <button type="button" className={styles.again} onClick={saveNow}>
          {t('saveAgain')}
        </button>
      )}
    </span>
  );
}

function Keys() {
  const { t } = useTranslation('generation');
  const keys = [
    ['j k', t('keysMove')],
    ['a', t('accept')],
    ['e', t('edit')],
    ['x', t('drop')],
    ['u', t('undo')],
  ] as const;
  return (
    <p className={styles.keys}>
      {keys.map(([caps, does]) => (
        <span key={caps}>
          <Kbd keys={caps} /> {does}
        </span>
      ))}
    </p>
  );
}
