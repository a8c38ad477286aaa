import { limits } from '@foreglow/contract';
import { IconLink } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { addressesAmong } from '../rules/links.rules.ts';
import styles from './link-part.module.css';
import type { CaptureState } from './use-capture.ts';

interface LinkPartProps {
  readonly state: CaptureState;
  readonly onGiven: (url: string) => void;
}

/** Starts a card from a link. */
export function LinkPart({ state, onGiven }: LinkPartProps) {
  const { t } = useTranslation('capture');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const give = (text: string) => {
    const complete = /^https?:\/\//i.test(text.trim()) ? text : `https://${text.trim()}`;
    const [url] = addressesAmong(complete);
    setWrong(!url);
    if (url) onGiven(url);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    give(typed);
  };
  return (
    <div className={styles.part}>
      <div className={styles.field}>
        <IconLink size={17} stroke={1.6} aria-hidden="true" />
        <input
          type="url"
          inputMode="url"
          aria-label={t('fromLink')}
          placeholder={t('fromLinkPlaceholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.urlLength}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onPaste={(event) => {
            const [url] = addressesAmong(event.clipboardData.getData('text/plain'));
            if (!url) return;
            event.preventDefault();
            setTyped(url);
            give(url);
          }}
          onKeyDown={onKeyDown}
        />
        {typed.trim() !== '' && (
          <Button busy={state.is === 'reading'} onClick={() => give(typed)}>
            {t('fill')}
          </Button>
        )}
      </div>
      {state.is === 'reading' && <ProgressBar label={t('readingPage')} />}
      <p className={state.is === 'failed' || wrong ? styles.failed : styles.message} role="status">
        {wrong
          ? t('noLink')
          : state.is === 'failed'
            ? state.message
            : state.is === 'filled' && t(state.complete ? 'filled' : 'filledPartly')}
      </p>
    </div>
  );
}
