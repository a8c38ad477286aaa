import type { KeyboardEvent, ReactNode } from 'react';

interface EditorAreaProps {
  readonly editor: { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Wraps the fields of an editor: Ctrl+Enter in any of them saves. */
export function EditorArea({ editor, className, children }: EditorAreaProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the fields in it
    <div className={className} onKeyDown={editor.onKeyDown}>
      {children}
    </div>
  );
}
