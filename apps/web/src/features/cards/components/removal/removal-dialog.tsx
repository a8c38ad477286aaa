import { conclusionKinds } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import type { Supported } from '#features/cards/api/list-conclusions.ts';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import styles from './removal-dialog.module.css';

interface RemovalDialogProps {
  /** Number of cards to be deleted. */
  readonly count: number;
  readonly supported: readonly Supported[];
  readonly busy: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The maximum number of entries listed by name; the others are only counted. */
const named = 6;

/** Lists the insights and trends that cards support, before the cards are deleted. */
export function RemovalDialog({ count, supported, busy, onConfirm, onClose }: RemovalDialogProps) {
  const { t } = useTranslation('cards');
  const kinds = useKindTexts();
  const what = conclusionKinds
    .map((kind) => ({ kind, found: supported.filter((one) => one.kind === kind).length }))
    .filter(({ found }) => found > 0)
    .map(({ kind, found }) => kinds.count(kind, found));
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      busy={busy}
      danger
      title={t('deleteSupporting', { count })}
      text={
        <>
          <p>{t('supportsText', { count, what: what.join(t('and')) })}</p>
          <ul className={styles.list}>
            {supported.slice(0, named).map(({ kind, slug, title, affected, total }) => (
              <li key={`${kind} ${slug}`}>
                <strong>{title}</strong>
                <span>
                  {kinds.name(kind)} · {t('ofItsEvidence', { affected, count: total })}
                </span>
              </li>
            ))}
          </ul>
          {supported.length > named && <p>{t('andMore', { count: supported.length - named })}</p>}
        </>
      }
      confirmLabel={t('deleteCards', { count })}
    />
  );
}
