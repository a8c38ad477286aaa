import type { CardAttributes } from '@foreglow/contract';
import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../lib/drafts/index.ts';
import { ApiError, errorText, fieldErrors } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ModalFrame } from '../../../ui/dialog/index.ts';
import { ConflictDialog, EditorNote, FoundDraft, LeaveDialog } from '../../../ui/form/index.ts';
import { DescribedPicture, usePictureUpload } from '../../attachments/index.ts';
import { LinkPart } from '../capture/link-part.tsx';
import { useCapture } from '../capture/use-capture.ts';
import { DuplicatesPart } from '../duplicates/duplicates-part.tsx';
import { useMerging } from '../duplicates/use-merging.ts';
import styles from './card-editor.module.css';
import { CardForm } from './card-form.tsx';
import { type CardBase, type CardValues, cardDrafts, cardFields } from './card-values.rules.ts';
import { EditorSide } from './editor-side.tsx';
import { useSaving } from './use-saving.ts';

interface CardEditorProps {
  readonly projectSlug: string;
  /** Slug of the card; absent for a new one. */
  readonly slug?: string;
  /** Under which the typed text is kept on this device. */
  readonly draftName: string;
  readonly stored: CardBase;
  readonly isAi: boolean;
  /** A page of the web to begin with. */
  readonly from?: string | undefined;
  readonly onSaved: (card: CardAttributes) => void;
  /** The card was brought together with another one; `open`: what was typed waits in its editor. */
  readonly onMerged: (into: string, open: boolean) => void;
  readonly onClose: () => void;
}

/** Writes a card, over its list. */
export function CardEditor(props: CardEditorProps) {
  const { projectSlug, slug, draftName, stored, isAi, from, onSaved, onMerged, onClose } = props;
  const { t } = useTranslation(['cards', 'ui']);
  const draft = useDraft(cardDrafts, draftName, stored);
  const { values, base, dirty, change, discard } = draft;
  const isNew = slug === undefined;
  const upload = usePictureUpload(({ slug: attachment }, { altText = '', credit = '' }) =>
    change({ image: { slug: attachment, altText, credit } }),
  );
  const link = useCapture({ projectSlug, values, change, upload });
  const begin = useEffectEvent(() => from && link.capture(from));
  useEffect(() => void begin(), []);
  const { merge, handOver } = useMerging();
  const [saving, setSaving] = useState(false);
  const storing = useSaving({ projectSlug, slug }, draft, saving || upload.busy);
  const { save: store, storedAs, quiet, theirs, showNewer, goOn } = storing;
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
      const card = await store();
      if (!card) return setSaving(false);
      leaving.current = true;
      discard();
      onSaved(card);
    } catch (failure) {
      setError(failure);
      setSaving(false);
    }
  };
  const mergeInto = async (into: string) => {
    // A draft may have been stored by itself since it was begun.
    const own = slug ?? storedAs();
    const done = await (own && !dirty ? merge(own, into) : handOver(values, into));
    if (!done) return;
    leaving.current = true;
    discard();
    onMerged(into, !own || dirty);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const words = (name: keyof CardValues, given: CardValues): string => {
    if (name === 'public') return t(given.public ? 'cards:published' : 'cards:draft');
    if (name === 'image') return given.image ? given.image.altText || given.image.credit || t('cards:aPicture') : '';
    return name === 'tags' ? given.tags.join(', ') : given[name];
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
            <DescribedPicture
              image={values.image}
              upload={upload}
              seed={draftName}
              errors={errors}
              onChange={(image) => change({ image })}
            />
            <div className={styles.words}>
              <p className={styles.label} aria-hidden="true">
                {label}
              </p>
              {isNew && <LinkPart state={link.state} onGiven={link.capture} />}
              {draft.foundFrom !== undefined && <FoundDraft from={draft.foundFrom} onDiscard={discard} />}
              {showNewer && (
                <EditorNote deed={t('cards:seeChanges')} onDeed={showNewer}>
                  {t('cards:changedMeanwhile')}
                </EditorNote>
              )}
              <CardForm values={values} errors={errors} titleRef={title} onChange={change} />
            </div>
          </div>
        }
        side={
          // biome-ignore lint/a11y/noStaticElementInteractions: it hears Ctrl+Enter from all fields in it
          <div className={styles.side} onKeyDown={onKeyDown}>
            <DuplicatesPart
              projectSlug={projectSlug}
              slug={slug ?? storedAs()}
              values={values}
              onMerge={(into) => void mergeInto(into)}
            />
            <EditorSide projectSlug={projectSlug} values={values} isAi={isAi} errors={errors} onChange={change} />
            <div className={styles.foot}>
              {error !== undefined && <SaveFailed error={error} />}
              {quiet !== 'idle' && (
                <p className={styles.quiet} role="status">
                  {quiet === 'saving' ? t('cards:savingDraft') : t('cards:draftSaved')}
                </p>
              )}
              {deeds}
            </div>
          </div>
        }
      />
      {theirs && (
        <ConflictDialog
          title={t('cards:conflictTitle')}
          fields={cardFields}
          label={(name) => t(`cards:field_${name}`)}
          words={words}
          base={base.values}
          mine={values}
          theirs={theirs.values}
          onDecided={goOn}
          onClose={() => goOn(undefined)}
        />
      )}
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
