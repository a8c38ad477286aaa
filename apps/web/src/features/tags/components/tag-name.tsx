import { limits, type TagAttributes } from '@foreglow/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tags.module.css';

interface TagNameProps {
  readonly tag: TagAttributes;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** The field for renaming a tag in place: Enter or leaving it saves the name, Esc discards it. */
export function TagName({ tag, onRename, onClose }: TagNameProps) {
  const { t } = useTranslation('tags');
  const field = useRef<HTMLInputElement>(null);
  const done = useRef(false);
  useEffect(() => {
    // The menu returns the focus when it closes, unless the focus has moved since.
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const finish = (name: string | undefined) => {
    if (done.current) return;
    done.current = true;
    const wanted = name?.trim();
    if (wanted && wanted !== tag.name) onRename(wanted);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') finish(event.currentTarget.value);
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    finish(undefined);
  };
  return (
    <input
      ref={field}
      className={styles.name}
      aria-label={t('nameOf', { name: tag.name })}
      defaultValue={tag.name}
      maxLength={limits.tagNameLength}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  );
}
