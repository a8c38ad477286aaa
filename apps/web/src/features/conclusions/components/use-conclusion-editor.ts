import type { SupportedKind } from '@foreglow/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureUpload } from '#features/attachments/components/use-picture-upload.ts';
import { useGoneEvidence } from '#features/evidence/components/use-gone-evidence.ts';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';
import { useDraft } from '#lib/drafts/use-draft.ts';
import { fieldErrors } from '#lib/http/field-errors.ts';
import { useEditor } from '#ui/editor/use-editor.ts';
import { saveConclusion } from '../api/conclusion-calls.ts';
import type { Attributes } from '../api/read-conclusion.ts';
import { type ConclusionValues, type GivenValues, withGiven } from '../rules/conclusion-values.rules.ts';

/** How the conclusions of one kind are edited. */
export interface Editable<K extends SupportedKind, V extends ConclusionValues> {
  readonly values: {
    readonly kind: K;
    readonly drafts: DraftKind<V>;
    readonly baseOf: (conclusion: Attributes[K]) => Base<V>;
    readonly attributesOf: (values: V) => object;
  };
  /** Reads the current state from the server. */
  readonly read: (client: QueryClient, projectSlug: string, slug: string) => Promise<Attributes[K]>;
}

export interface ConclusionEditorProps<V, K extends SupportedKind> {
  readonly projectSlug: string;
  /** Absent for a new one. */
  readonly slug?: string;
  /** Name of the draft on this device. */
  readonly draftName: string;
  readonly saved: Base<V>;
  /** The state that the server has, if changes by others are followed. */
  readonly current?: Base<V>;
  /** What to begin with, in addition to what the draft has. */
  readonly given?: GivenValues | undefined;
  readonly onSaved: (saved: Attributes[K]) => void;
  readonly onClose: () => void;
}

/**
 * The state of the editor of a conclusion. `errors` has a sentence for each attribute with a fault. `set` is `change`
 * for the values that all kinds have.
 */
export function useConclusionEditor<K extends SupportedKind, V extends ConclusionValues>(
  { values: { kind, drafts, baseOf, attributesOf }, read }: Editable<K, V>,
  { projectSlug, slug, draftName, saved, current, given, onSaved }: ConclusionEditorProps<V, K>,
) {
  const { t } = useTranslation<SupportedKind>(kind);
  const client = useQueryClient();
  const draft = useDraft(drafts, draftName, saved);
  const { values, change } = draft;
  const set = (part: Partial<ConclusionValues>) => change(part as Partial<V>);
  const upload = usePictureUpload(({ slug: attachment }, { altText = '', credit = '' }) =>
    set({ image: { slug: attachment, altText, credit } }),
  );
  const gone = useGoneEvidence(values, set);
  const save = saveConclusion(client, kind, projectSlug, attributesOf);
  const editor = useEditor<V, Attributes[K]>({
    draft,
    slug,
    waiting: upload.busy,
    current,
    send: (target, typed) => gone.saving(typed, save(target, typed)),
    read: (at) => read(client, projectSlug, at),
    baseOf,
    onSaved,
  });
  const begin = useEffectEvent(() => {
    if (given) change(withGiven(values, given));
  });
  useEffect(() => begin(), []);
  const errors: Readonly<Record<string, string>> = {
    ...fieldErrors(editor.error),
    ...gone.errors,
    ...(editor.titleMissing && { title: t('titleMissing') }),
  };
  return { draft, values, change, set, upload, editor, errors };
}
