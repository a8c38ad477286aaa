import { limits, type TagAttributes } from '@foreglow/contract';
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tags.module.css';

interface TagNameProps {
  readonly tag: TagAttributes;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

/** The field in which a tag is renamed in place: Enter or leaving it keeps the name, Esc does not. */
export function TagName({ tag, onRename, onClose }: TagNameProps) {
  const { t } = useTranslation('tags');
  const done = useRef(false);
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
      className={styles.name}
      aria-label={t('nameOf', { name: tag.name })}
      defaultValue={tag.name}
      maxLength={limits.tagNameLength}
      // biome-ignore lint/a11y/noAutofocus: it appears where somebody asked to type.
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  );
}
