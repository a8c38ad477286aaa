import { limits } from '@foreglow/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './picture-field.module.css';

interface AddressFormProps {
  readonly onGiven: (address: string) => void;
  readonly onClose: () => void;
}

/** Asks for the address of a picture. It is used inside forms, so it cannot be a form element itself. */
export function AddressForm({ onGiven, onClose }: AddressFormProps) {
  const { t } = useTranslation('attachments');
  const [address, setAddress] = useState('');
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const give = () => {
    const given = address.trim();
    const complete = /^https?:\/\//i.test(given) ? given : `https://${given}`;
    if (given !== '' && URL.canParse(complete)) return onGiven(complete);
    setMissing(true);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      event.stopPropagation();
      give();
    }
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Esc are meant for the field inside
    <div className={styles.address} onKeyDown={onKeyDown}>
      <TextField
        ref={input}
        label={t('address')}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.urlLength}
        placeholder="https://"
        error={missing ? t('addressMissing') : undefined}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          setMissing(false);
        }}
      />
      <Button onClick={give}>{t('fetch')}</Button>
    </div>
  );
}
