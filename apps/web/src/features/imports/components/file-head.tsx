import type { ImportProgress } from '@foreglow/contract';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import styles from './file-head.module.css';

interface FileHeadProps {
  readonly file: File;
  /** The current phase, while there is one. */
  readonly doing?: 'checking' | 'writing' | undefined;
  readonly progress?: ImportProgress | undefined;
  readonly onOther: () => void;
}

/** The current file, with progress. */
export function FileHead({ file, doing, progress, onOther }: FileHeadProps) {
  const { t } = useTranslation('imports');
  const { number, bytes } = useFormats();
  const phase = progress ? t(`phase_${progress.phase}`) : t(doing === 'writing' ? 'phase_writing' : 'phase_sending');
  const share = progress && progress.total > 0 ? progress.done / progress.total : undefined;
  return (
    <div className={styles.file}>
      <div className={styles.words}>
        <p className={styles.name} dir="auto">
          {file.name}
        </p>
        <p className={styles.state} role="status">
          {doing
            ? progress
              ? t('doneOf', { phase, done: number(progress.done), total: number(progress.total) })
              : phase
            : bytes(file.size)}
        </p>
      </div>
      {doing !== 'writing' && <Button onClick={onOther}>{t('otherFile')}</Button>}
      {doing && (
        <div className={styles.bar}>
          <ProgressBar label={phase} share={share} />
        </div>
      )}
    </div>
  );
}
