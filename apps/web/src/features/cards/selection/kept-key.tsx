import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../lib/shortcuts/index.ts';

/** Hears the keys of the selection while its bar is on its way, and keeps the first one for it. */
export function KeptKey({ pressed }: { pressed: RefObject<string | undefined> }) {
  const { t } = useTranslation('cards');
  const keep = (keys: string) => () => {
    pressed.current ??= keys;
  };
  useShortcut('Escape', t('clearSelection'), keep('Escape'));
  useShortcut('d', t('duplicateSelected'), keep('d'));
  useShortcut('Delete', t('deleteSelected'), keep('Delete'));
  useShortcut('i', t('insightOfSelected'), keep('i'));
  useShortcut('t', t('tagSelected'), keep('t'));
  useShortcut('p', t('publishSelected'), keep('p'));
  return null;
}
