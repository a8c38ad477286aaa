import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../../lib/shortcuts/index.ts';
import { clearSelection } from './selection.ts';

/**
 * Hears the keys of the selection while its bar is on its way. Escape needs no bar, and takes back what was pressed
 * before. Of the others the first one is kept: what it opens has the keyboard from then on, as when the bar is there.
 */
export function KeptKey({ pressed }: { pressed: RefObject<string | undefined> }) {
  const { t } = useTranslation('cards');
  const keep = (keys: string) => () => {
    pressed.current ??= keys;
  };
  useShortcut('Escape', t('clearSelection'), clearSelection);
  useShortcut('d', t('duplicateSelected'), keep('d'));
  useShortcut('Delete', t('deleteSelected'), keep('Delete'));
  useShortcut('i', t('insightOfSelected'), keep('i'));
  useShortcut('t', t('tagSelected'), keep('t'));
  useShortcut('p', t('publishSelected'), keep('p'));
  return null;
}
