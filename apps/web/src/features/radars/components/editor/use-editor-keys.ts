import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../../../lib/shortcuts/index.ts';

interface EditorActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly add: () => void;
}

/** The keys of the editor: `n` adds a blip, Ctrl or Cmd with Z undoes, with Shift and Z or with Y redoes. */
export function useEditorKeys({ undo, redo, add }: EditorActions): void {
  const { t } = useTranslation('radars');
  useShortcut('n', t('addBlip'), add);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable]');
    if (isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
