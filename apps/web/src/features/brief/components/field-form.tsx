import { type BriefAttributes, type BriefField, limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Proposed } from '#features/assistance/components/proposed.tsx';
import { Suggestion } from '#features/assistance/components/suggestion.tsx';
import { useAssistance } from '#features/assistance/components/use-assistance.ts';
import { isSaveKey } from '#lib/drafts/editing.rules.ts';
import { useDraft } from '#lib/drafts/use-draft.ts';
import { fieldErrors } from '#lib/http/field-errors.ts';
import { saveOver } from '#lib/outbox/save-draft.ts';
import { useSaving } from '#lib/outbox/use-saving.ts';
import { Button } from '#ui/button/button.tsx';
import { EditorNotes } from '#ui/editor/editor-notes.tsx';
import { LeaveDialog } from '#ui/editor/leave-dialog.tsx';
import { SaveFailed } from '#ui/editor/save-failed.tsx';
import { endToast } from '#ui/toast/end-toast.ts';
import { notify } from '#ui/toast/notify.ts';
import { briefQuery } from '../api/read-brief.ts';
import { saveBrief } from '../api/update-brief.ts';
import { baseOf, draftNameOf, type FieldValues, fieldDrafts } from '../rules/field-drafts.rules.ts';
import { changeOf, domainsOf, withDomains } from '../rules/field-text.rules.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { FieldEditor } from './field-editor.tsx';
import styles from './field-form.module.css';

/** The id of the toast that says that not all was saved. */
const typedSince = 'typed-since';

export interface FieldFormProps {
  readonly projectSlug: string;
  readonly field: BriefField;
  readonly brief: BriefAttributes;
  /** Called with a function that drops the draft while the field has unsaved changes, otherwise with undefined. */
  readonly onDirty: (field: BriefField, discard: (() => void) | undefined) => void;
  readonly onClose: () => void;
}

/** The form of one field: Ctrl+Enter saves. Esc leaves, after a confirmation if there are unsaved changes. */
export function FieldForm({ projectSlug, field, brief, onDirty, onClose }: FieldFormProps) {
  const { t } = useTranslation(['brief', 'ui', 'editor', 'assistance']);
  const assistance = useAssistance(projectSlug);
  const client = useQueryClient();
  const [saved] = useState(() => baseOf(brief, field));
  const draft = useDraft(fieldDrafts, draftNameOf(projectSlug, field), saved);
  const { values, dirty, change, discard } = draft;
  const send = saveBrief(client, projectSlug);
  const read = async () => baseOf(await client.fetchQuery({ ...briefQuery(projectSlug), staleTime: 0 }), field);
  const { save, busy, error, theirs, showNewer, goOn } = useSaving<FieldValues, BriefAttributes, number>(draft, {
    save: (typed, basedOn) =>
      saveOver(draft.entry, typed, basedOn, {
        send: (based_on = 0) => send({ ...changeOf(field, typed.text), based_on }),
        read,
      }),
    read,
    current: baseOf(brief, field),
  });
  const [asking, setAsking] = useState(false);
  const latestDiscard = useRef(discard);
  useEffect(() => {
    latestDiscard.current = discard;
  });
  useEffect(() => {
    onDirty(field, dirty ? () => latestDiscard.current() : undefined);
    return () => onDirty(field, undefined);
  }, [field, dirty, onDirty]);

  const close = () => {
    discard();
    onClose();
  };
  const saveAndClose = async (basedOn?: number) => {
    const answer = await save(basedOn);
    if (!answer) return;
    endToast(typedSince);
    if (fieldDrafts.same(draft.current(), values)) return close();
    // The user typed on while the text was being saved.
    draft.rebase({ values, updatedAt: answer.version });
    notify.info(t('editor:typedSince'), { id: typedSince });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (dirty) void saveAndClose();
    else close();
  };
  const cancel = () => (dirty ? setAsking(true) : close());
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') cancel();
    const { key, ctrlKey, metaKey, currentTarget, target } = event;
    const inside = target instanceof Node && currentTarget.contains(target);
    if (!isSaveKey({ key, ctrlKey, metaKey, inside })) return;
    event.preventDefault();
    currentTarget.requestSubmit();
  };
  const errors = fieldErrors(error);
  const own = errors[field] ?? Object.entries(errors).find(([at]) => at.startsWith(field))?.[1];
  return (
    <>
      <form className={styles.form} onSubmit={submit} onKeyDown={onKeyDown}>
        <EditorNotes draft={draft} showNewer={showNewer} changedText={t('brief:changedMeanwhile')} />
        <FieldEditor field={field} text={values.text} error={own} onChange={(text) => change({ text })} />
        {field === 'domains' && assistance && brief.challenge && (
          <Suggestion
            projectSlug={projectSlug}
            label={t('assistance:suggestDomains')}
            wanted={() => ({ kind: 'brief-domains', challenge: brief.challenge ?? '', purpose: brief.purpose })}
            onTake={({ names }) =>
              change({
                text: withDomains(domainsOf(values.text), names.map(({ name }) => name).join('\n'))
                  .slice(0, limits.briefDomains)
                  .join('\n'),
              })
            }
          >
            {(suggestion) => <Proposed suggestion={suggestion} />}
          </Suggestion>
        )}
        <div className={styles.foot}>
          {error !== undefined && own === undefined && <SaveFailed error={error} texts={[values.text]} />}
          <Button onClick={cancel}>{t('ui:cancel')}</Button>
          <Button type="submit" variant="primary" busy={busy} title="Ctrl ↵">
            {t('brief:save')}
          </Button>
        </div>
      </form>
      {theirs && (
        <ConflictDialog
          field={field}
          mine={values.text}
          theirs={theirs.values.text}
          onMine={() => {
            // If others have saved once more, the dialog opens again with their new text.
            goOn();
            void saveAndClose(theirs.updatedAt);
          }}
          onTheirs={close}
          onBoth={(text) => goOn({ text })}
          onClose={() => goOn()}
        />
      )}
      <LeaveDialog
        opened={asking}
        onStay={() => setAsking(false)}
        onKeep={() => {
          setAsking(false);
          onClose();
        }}
        onDiscard={() => {
          setAsking(false);
          close();
        }}
      />
    </>
  );
}
