import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useKindTexts } from '#lib/kinds/kind-texts.ts';
import { kindsFromCards } from '#lib/kinds/web-kind.ts';
import { Shortcut } from '#lib/shortcuts/shortcut.tsx';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';
import { clearSelection } from '../selection/selection.ts';

/**
 * Handles the keys of the selection while its bar is loading. Escape works without the bar and discards a key pressed
 * before. Of the other keys only the first one is remembered, since what it opens takes over the keyboard.
 */
export function EarlyKey({ pressed }: { pressed: RefObject<string | undefined> }) {
  const { t } = useTranslation('cards');
  const kinds = useKindTexts();
  const keep = (keys: string) => () => {
    pressed.current ??= keys;
  };
  useShortcut('Escape', t('clearSelection'), clearSelection);
  useShortcut('d', t('duplicateSelected'), keep('d'));
  useShortcut('Delete', t('deleteSelected'), keep('Delete'));
  useShortcut('t', t('tagSelected'), keep('t'));
  useShortcut('p', t('publishSelected'), keep('p'));
  return kindsFromCards().map(
    ({ kind, makeKey }) =>
      makeKey && <Shortcut key={kind} keys={makeKey} label={kinds.makeFromSelected(kind)} run={keep(makeKey)} />,
  );
}
