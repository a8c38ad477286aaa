import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#lib/format/use-formats.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './try-it.module.css';
import type { Attempt } from './use-try.ts';

/** The response to a request that was tried out. */
export function TriedAnswer({ attempt: { answer, took, failure } }: { attempt: Attempt }) {
  const { t } = useTranslation('reference');
  const { number, bytes } = useFormats();
  return (
    <div className={styles.answer} aria-live="polite">
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      {answer && (
        <>
          <p className={styles.status} data-failed={answer.status >= 400}>
            <b>{answer.status}</b>
            <span>{answer.type}</span>
            {took !== undefined && <span>{t('took', { ms: number(Math.round(took)) })}</span>}
            {answer.file && <span>{bytes(answer.file.size)}</span>}
          </p>
          {answer.text && <CodeBlock label={t('triedAnswer')} code={readable(answer.text)} />}
          {answer.cut && <p>{t('cut')}</p>}
          {answer.file?.type.startsWith('image/') && <Picture file={answer.file} />}
        </>
      )}
    </div>
  );
}

function Picture({ file }: { file: Blob }) {
  const { t } = useTranslation('reference');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img className={styles.picture} src={address} alt={t('picture')} />;
}

/** JSON with indentation; other text unchanged. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
