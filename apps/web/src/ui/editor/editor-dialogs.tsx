import type { EditedFields, FieldName } from '#lib/drafts/conflict.rules.ts';
import type { Drafted } from '#lib/drafts/use-draft.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

interface EditorDialogsProps<V> {
  readonly editor: {
    readonly draft: Pick<Drafted<V>, 'values' | 'base'>;
    readonly theirs: { readonly values: V } | undefined;
    readonly goOn: (next?: V) => void;
    readonly leaveDialog: LeaveGuard['dialog'];
  };
  readonly conflictTitle: string;
  readonly fields: EditedFields<V>;
  /** The name of a field. */
  readonly label: (name: FieldName<V>) => string;
  /** The value of a field as text; empty if there is none. */
  readonly words: (name: FieldName<V>, values: V) => string;
}

/** The dialogs of an editor: a conflict with changes saved by others, and leaving with unsaved changes. */
export function EditorDialogs<V>({ editor, conflictTitle, fields, label, words }: EditorDialogsProps<V>) {
  const { draft, theirs, goOn, leaveDialog } = editor;
  return (
    <>
      {theirs && (
        <ConflictDialog
          title={conflictTitle}
          fields={fields}
          label={label}
          words={words}
          base={draft.base.values}
          mine={draft.values}
          theirs={theirs.values}
          onDecided={goOn}
          onClose={() => goOn()}
        />
      )}
      <LeaveDialog {...leaveDialog} />
    </>
  );
}
