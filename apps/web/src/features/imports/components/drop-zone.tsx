import { limits } from '@foreglow/contract';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../lib/format/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { cx } from '../../../ui/class-names.ts';
import styles from './drop-zone.module.css';

/** Takes a file that is dropped or chosen. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('imports');
  const { number, bytes } = useFormats();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button inside works for everybody
    <div
      className={cx(styles.zone, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <IconFileTypeCsv size={40} stroke={1.2} aria-hidden="true" />
      <p className={styles.call}>{t('dropHere')}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {t('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        hidden
        aria-label={t('chooseFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again after it was corrected.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <p className={styles.limits}>
        {t('limits', { rows: number(limits.importRows), bytes: bytes(limits.importBytes) })}
      </p>
    </div>
  );
}
