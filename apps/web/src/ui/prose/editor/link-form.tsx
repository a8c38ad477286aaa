import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { linkAddress } from './link-address.rules.ts';
import styles from './rich-text.module.css';

interface LinkFormProps {
  /** The current address of the link; empty for a new one. */
  readonly address: string;
  readonly onGiven: (address: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Asks for the address of a link. */
export function LinkForm({ address, onGiven, onRemove, onClose }: LinkFormProps) {
  const { t } = useTranslation(['prose', 'ui']);
  const [typed, setTyped] = useState(address);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const give = () => (typed.trim() === '' ? onRemove() : onGiven(linkAddress(typed)));
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a button presses that button.
    const isEnter = event.key === 'Enter' && event.target === input.current;
    if (!isEnter && event.key !== 'Escape') return;
    // Enter would submit the form around it, Esc would close the dialog.
    event.preventDefault();
    event.stopPropagation();
    if (isEnter) give();
    else onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Esc are meant for the field inside
    <div className={styles.link} onKeyDown={onKeyDown}>
      <input
        ref={input}
        type="url"
        inputMode="url"
        aria-label={t('prose:linkAddress')}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button onClick={give}>{t('prose:setLink')}</Button>
      {address && (
        <Button variant="quiet" onClick={onRemove}>
          {t('prose:removeLink')}
        </Button>
      )}
      <Button variant="quiet" onClick={onClose}>
        {t('ui:cancel')}
      </Button>
    </div>
  );
}
