import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Stamp } from '#lib/drafts/drafts.rules.ts';
import { isSaveKey } from '#lib/drafts/editing.rules.ts';
import type { Drafted } from '#lib/drafts/use-draft.ts';
import { type Storing, useStoring } from '#lib/drafts/use-storing.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { notify } from '../toast/notify.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface Editing<V, T, S extends Stamp> extends Storing<V, T, S> {
  readonly draft: Drafted<V, S>;
  /**
   * Whether something is in progress that the values depend on, such as an upload. They are not saved before it ends.
   */
  readonly waiting: boolean;
  readonly onSaved: (saved: T) => void;
}

/**
 * The common behaviour of editors with a title. The draft is saved with a button or Ctrl+Enter, one call at a time and
 * only with a title. Conflicts with changes saved by others are resolved. Leaving with unsaved changes needs a
 * confirmation. If the user typed on while the values were being saved, the editor stays open with that. If the user has
 * left the editor by then, nothing else is opened.
 */
export function useEditor<
  V extends { readonly title: string },
  T extends { readonly slug: string; readonly updated_at: S },
  S extends Stamp = string,
>({ draft, waiting, onSaved, ...how }: Editing<V, T, S>) {
  const { t } = useTranslation('editor');
  const { values, dirty, discard, rebase, current } = draft;
  const storing = useStoring(draft, how);
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
    if (storing.busy || waiting || left) return;
    const untitled = values.title.trim() === '';
    setTitleMissing(untitled);
    if (untitled) return titleRef.current?.focus();
    const saved = await storing.save();
    if (saved === undefined) return;
    if (how.same(current(), values)) return isShown() ? leave(() => onSaved(saved)) : discard();
    rebase({ values, updatedAt: saved.updated_at, slug: saved.slug });
    notify.info(t('typedSince'));
  };
  return {
    ...storing,
    draft,
    /** True while saving, waiting for an upload, or about to leave after saving. */
    busy: storing.busy || waiting || left,
    showNewer: left || waiting ? undefined : storing.showNewer,
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
