import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Base } from '#lib/drafts/drafts.rules.ts';
import { isSaveKey } from '#lib/drafts/editing.rules.ts';
import type { Drafted } from '#lib/drafts/use-draft.ts';
import { type SavedBy, saveDraft } from '#lib/outbox/save-draft.ts';
import { useSaving } from '#lib/outbox/use-saving.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { endToast } from '../toast/end-toast.ts';
import { notify } from '../toast/notify.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Editing<V, T> extends SavedBy<V, T> {
  readonly draft: Drafted<V>;
  /**
   * Whether something is in progress that the values depend on, such as an upload. They are not saved before it ends.
   */
  readonly waiting: boolean;
  /** The state that the server has, if the editor follows it. */
  readonly current?: Base<V> | undefined;
  /** Waits for a save that is under way otherwise. Returns the state that it saved, if it did. */
  readonly earlier?: () => Promise<string | undefined>;
  readonly onSaved: (saved: T) => void;
}

/** The id of the toast that says that not all was saved. */
const typedSince = 'typed-since';

/**
 * The common behaviour of editors with a title. The draft is saved with a button or Ctrl+Enter, one call at a time and
 * only with a title. Conflicts with changes saved by others are resolved. Leaving with unsaved changes needs a
 * confirmation. If the user typed on while the values were being saved, the editor stays open with that. If the user has
 * left the editor by then, nothing else is opened.
 */
export function useEditor<
  V extends { readonly title: string },
  T extends { readonly slug: string; readonly created_at: string; readonly updated_at: string },
>({ draft, waiting, current, earlier, onSaved, ...by }: Editing<V, T>) {
  const { t } = useTranslation('editor');
  const { values, dirty, discard, rebase } = draft;
  const saveValues = (given: V, basedOn: string | undefined) => saveDraft(draft, given, basedOn, by);
  const read = async () => by.baseOf(await by.read(by.slug ?? draft.madeAs() ?? ''));
  const saving = useSaving(draft, { save: saveValues, read, current, earlier });
  const guard = useLeaveGuard(dirty, discard);
  const [titleMissing, setTitleMissing] = useState(false);
  const [left, setLeft] = useState(false);
  const isShown = useIsShown();
  const titleRef = useRef<HTMLTextAreaElement>(null);

  /** Ends editing: the draft is dropped, and `go` leaves the screen without a confirmation. */
  const leave = (go: () => void) => {
    setLeft(true);
    guard.allow();
    discard();
    go();
  };
  const save = async (): Promise<void> => {
    if (saving.busy || waiting || left) return;
    const untitled = values.title.trim() === '';
    setTitleMissing(untitled);
    if (untitled) return titleRef.current?.focus();
    const saved = await saving.save();
    if (saved === undefined) return;
    endToast(typedSince);
    if (draft.entry.same(draft.current(), values)) return isShown() ? leave(() => onSaved(saved)) : discard();
    rebase({ values, updatedAt: saved.updated_at, slug: saved.slug });
    notify.info(t('typedSince'), { id: typedSince });
  };
  return {
    ...saving,
    draft,
    /** True while saving, waiting for an upload, or about to leave after saving. */
    busy: saving.busy || waiting || left,
    showNewer: left || waiting ? undefined : saving.showNewer,
    /** Saves values over the state `basedOn`, or as something new. Rejects if they are not saved. */
    saveValues,
    /** Saves as the button does. */
    save: () => void save(),
    leave,
    titleRef,
    titleMissing,
    leaveDialog: guard.dialog,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, ctrlKey, metaKey, currentTarget, target } = event;
      const inside = target instanceof Node && currentTarget.contains(target);
      if (!isSaveKey({ key, ctrlKey, metaKey, inside })) return;
      event.preventDefault();
      void save();
    },
  };
}
