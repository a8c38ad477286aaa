import type { ChainedCommands, Editor } from '@tiptap/react';

/**
 * A chain of commands after which the editor has the focus. Tiptap's own `focus` comes with the next frame, and what is
 * typed until then would be lost.
 */
export function write(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
