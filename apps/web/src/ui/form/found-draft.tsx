import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/format/index.ts';
import { Button } from '../button/index.ts';
import styles from './found-draft.module.css';

/** Says that text typed earlier was taken up again, and drops it if asked to. */
export function FoundDraft({ from, onDiscard }: { from: number; onDiscard: () => void }) {
  const { t } = useTranslation('ui');
  const { ago } = useFormats();
  return (
    <div className={styles.note} role="status">
      <p>{t('draftFound', { ago: ago(new Date(from)) })}</p>
      <Button onClick={onDiscard}>{t('leaveDiscard')}</Button>
    </div>
  );
}
