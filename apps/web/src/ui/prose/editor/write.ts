import type { ChainedCommands, Editor } from '@tiptap/react';

/**
 * A chain of commands after which the editor has the focus. Tiptap's own `focus` takes effect only in the next frame,
 * and text typed until then would be lost.
 */
export function write(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain();
}
