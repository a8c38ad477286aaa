import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#lib/browser/clipboard.ts';
import { failureOf } from '#lib/drafts/editing.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '../button/button.tsx';
import styles from './save-failed.module.css';

interface SaveFailedProps {
  readonly error: unknown;
  /** The typed texts. They can be copied if what was edited no longer exists. */
  readonly texts: readonly string[];
}

/** States why saving failed if no field shows it, and that the text is not lost. */
export function SaveFailed({ error, texts }: SaveFailedProps) {
  const { t } = useTranslation('editor');
  const failure = failureOf(error);
  return (
    <>
      <p className={styles.failed} role="alert">
        {failure === 'fields'
          ? t('checkMarkedFields')
          : failure === 'offline'
            ? t('notSavedOffline')
            : failure === 'gone'
              ? t('gone')
              : `${errorText(error)} ${t('draftKept')}`}
      </p>
      {failure === 'gone' && <CopyTexts text={texts.filter((text) => text.trim() !== '').join('\n\n')} />}
    </>
  );
}

function CopyTexts({ text }: { text: string }) {
  const { t } = useTranslation('editor');
  const [copied, setCopied] = useState('');
  const copy = async () => {
    if (await copyText(text)) setCopied(text);
  };
  return <Button onClick={() => void copy()}>{t(copied === text ? 'copied' : 'copyText')}</Button>;
}
