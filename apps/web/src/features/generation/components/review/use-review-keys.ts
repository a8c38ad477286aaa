import { useTranslation } from 'react-i18next';
import { useShortcut } from '#lib/shortcuts/shortcuts.ts';

interface Actions {
  readonly step: (by: 1 | -1) => void;
  readonly accept: () => void;
  readonly edit: () => void;
  readonly drop: () => void;
  readonly undo: () => void;
  /** Whether a blip is chosen. */
  readonly chosen: boolean;
  readonly canUndo: boolean;
  /** Whether the radar has been created, after which no decisions are possible. */
  readonly closed: boolean;
  /** Whether a blip is being changed, so that its form handles the keys. */
  readonly editing: boolean;
}

/** The keys of the review. In a field, Ctrl or ⌘ with Z undoes typing, as usual. */
export function useReviewKeys({ step, accept, edit, drop, undo, chosen, canUndo, closed, editing }: Actions): void {
  const { t } = useTranslation('generation');
  const moves = { keysOnly: true, enabled: !editing };
  const ofChosen = { enabled: chosen && !closed && !editing };
  const undoes = { enabled: canUndo && !closed && !editing };
  useShortcut('j', t('nextBlip'), () => step(1), moves);
  useShortcut('k', t('previousBlip'), () => step(-1), moves);
  useShortcut('a', t('accept'), accept, ofChosen);
  useShortcut('e', t('edit'), edit, ofChosen);
  useShortcut('x', t('drop'), drop, ofChosen);
  useShortcut('u', t('undo'), undo, undoes);
  useShortcut('mod+z', t('undo'), undo, { ...undoes, keysOnly: true, whileTyping: false });
}
