import { IconFileTypeCsv } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { cx } from '../class-names.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  /** The text that invites the user to drop a file. */
  readonly call: string;
  /** The label of the button. */
  readonly choose: string;
  /** A description of the accepted files. */
  readonly hint: string;
  /** The accepted types and file extensions, in the format of the attribute `accept`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** Accepts a file that is dropped or chosen. */
export function DropZone({ call, choose, hint, accept, onFile }: DropZoneProps) {
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
      <p className={styles.call}>{call}</p>
      <Button variant="primary" onClick={() => input.current?.click()}>
        {choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={choose}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Allows the same file to be chosen again after it was corrected.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <p className={styles.limits}>{hint}</p>
    </div>
  );
}
