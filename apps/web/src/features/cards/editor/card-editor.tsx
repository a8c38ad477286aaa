import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText, fieldErrors } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ModalFrame } from '../../../ui/dialog/index.ts';
import { usePictureUpload } from '../../attachments/index.ts';
import styles from './card-editor.module.css';
import { CardForm } from './card-form.tsx';
import type { CardValues } from './card-values.rules.ts';
import { EditorSide } from './editor-side.tsx';
import { FoundDraft } from './found-draft.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { PicturePart } from './picture-part.tsx';
import { useDraft } from './use-draft.ts';

interface CardEditorProps {
  readonly projectSlug: string;
  /** Under which the typed text is kept on this device. */
  readonly draftName: string;
  readonly stored: CardValues;
  /** The card is new, not changed. */
  readonly isNew: boolean;
  readonly isAi: boolean;
  /** Stores the values; resolves once they are stored. */
  readonly onSave: (values: CardValues) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Writes a card, over its list. */
export function CardEditor(props: CardEditorProps) {
  const { projectSlug, draftName, stored, isNew, isAi, onSave, onSaved, onClose } = props;
  const { t } = useTranslation(['cards', 'ui']);
  const draft = useDraft(draftName, stored);
  const { values, dirty, change, discard } = draft;
  const upload = usePictureUpload(({ slug }, { altText = '', credit = '' }) =>
    change({ image: { slug, altText, credit } }),
  );
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<unknown>();
  const [missing, setMissing] = useState(false);
  const leaving = useRef(false);
  const title = useRef<HTMLTextAreaElement>(null);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !leaving.current,
    enableBeforeUnload: false,
    withResolver: true,
  });

  const save = async () => {
    if (saving || upload.busy) return;
    setMissing(values.title.trim() === '');
    if (values.title.trim() === '') return title.current?.focus();
    setSaving(true);
    setError(undefined);
    try {
      await onSave(values);
      leaving.current = true;
      discard();
      onSaved();
    } catch (failure) {
      setError(failure);
      setSaving(false);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const errors = { ...fieldErrors(error), ...(missing && { title: t('cards:titleMissing') }) };
  const deed = values.public ? (isNew ? 'new' : 'changed') : 'draft';
  const label = t(isNew ? 'cards:newCard' : 'cards:editCard');
  const deeds = (
    <div className={styles.deeds}>
      <Button onClick={onClose}>{t('ui:cancel')}</Button>
      <Button look="primary" busy={saving || upload.busy} onClick={() => void save()} title="Ctrl ↵">
        {t(`cards:save_${deed}`)}
      </Button>
    </div>
  );
  return (
    <>
      <ModalFrame
        label={label}
        onClose={onClose}
        closeOnClickOutside={false}
        main={
          // biome-ignore lint/a11y/noStaticElementInteractions: it hears Ctrl+Enter from all fields in it
          <div onKeyDown={onKeyDown}>
            <PicturePart image={values.image} upload={upload} seed={draftName} errors={errors} onChange={change} />
            <div className={styles.words}>
              <p className={styles.label} aria-hidden="true">
                {label}
              </p>
              {draft.foundFrom !== undefined && <FoundDraft from={draft.foundFrom} onDiscard={discard} />}
              <CardForm values={values} errors={errors} titleRef={title} onChange={change} />
            </div>
          </div>
        }
        side={
          // biome-ignore lint/a11y/noStaticElementInteractions: it hears Ctrl+Enter from all fields in it
          <div className={styles.side} onKeyDown={onKeyDown}>
            <EditorSide projectSlug={projectSlug} values={values} isAi={isAi} errors={errors} onChange={change} />
            <div className={styles.foot}>
              {error !== undefined && <SaveFailed error={error} />}
              {deeds}
            </div>
          </div>
        }
      />
      <LeaveDialog
        opened={blocker.status === 'blocked'}
        onStay={() => blocker.reset?.()}
        onKeep={() => blocker.proceed?.()}
        onDiscard={() => {
          discard();
          blocker.proceed?.();
        }}
      />
    </>
  );
}

/** Why it was not saved, where that is not said beside a field, and that nothing is lost. */
function SaveFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('cards');
  const offline = error instanceof ApiError && error.status === 0;
  const told = Object.keys(fieldErrors(error)).length > 0;
  return (
    <p className={styles.failed} role="alert">
      {told ? t('lookAtFields') : offline ? t('notReached') : `${errorText(error)} ${t('textKept')}`}
    </p>
  );
}
