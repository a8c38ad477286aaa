import { useTranslation } from 'react-i18next';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';

interface EditorActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly add: () => void;
  readonly duplicate: (() => void) | undefined;
}

/** The keys of the editor. In a field, Ctrl or ⌘ with Z undoes typing, as usual. */
export function useEditorKeys({ undo, redo, add, duplicate }: EditorActions): void {
  const { t } = useTranslation('radars');
  const options = { whileTyping: false };
  useShortcut('n', t('addBlip'), add);
  useShortcut('d', t('duplicate'), () => duplicate?.(), { enabled: duplicate !== undefined });
  useShortcut('mod+z', t('undo'), undo, options);
  useShortcut('mod+shift+z', t('redo'), redo, options);
  useShortcut('mod+y', t('redo'), redo, { ...options, keysOnly: true });
}
