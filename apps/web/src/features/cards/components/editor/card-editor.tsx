import { type CardAttributes, cardTextNames, cutTo, limits } from '@foreglow/contract';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModelOffer } from '#features/assistance/components/connect-model.tsx';
import { Proposed } from '#features/assistance/components/proposed.tsx';
import { Suggestion } from '#features/assistance/components/suggestion.tsx';
import { withDrafted } from '#features/assistance/rules/taken.rules.ts';
import { DescribedPicture } from '#features/attachments/components/described-picture.tsx';
import { usePictureUpload } from '#features/attachments/components/use-picture-upload.ts';
import { LinkPart } from '#features/capture/components/link-part.tsx';
import { useCapture } from '#features/capture/components/use-capture.ts';
import { type CardBase, type CardValues, cardDrafts, cardFields } from '#features/cards/rules/card-values.rules.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';
import { useDraft } from '#lib/drafts/use-draft.ts';
import { fieldErrors } from '#lib/http/field-errors.ts';
import { ModalFrame } from '#ui/dialog/modal-frame.tsx';
import { EditorArea } from '#ui/editor/editor-area.tsx';
import { EditorDialogs } from '#ui/editor/editor-dialogs.tsx';
import { EditorFoot } from '#ui/editor/editor-foot.tsx';
import { EditorNotes } from '#ui/editor/editor-notes.tsx';
import { DuplicatesPart } from '../duplicates/duplicates-part.tsx';
import { useMerging } from '../duplicates/use-merging.ts';
import styles from './card-editor.module.css';
import { CardForm } from './card-form.tsx';
import { EditorSide } from './editor-side.tsx';
import { useCardSaving } from './use-card-saving.ts';

/** Screens that show everything in one column. The same width is used in card-editor.module.css. */
const narrowEditor = '(max-width: 839px)';

interface CardEditorProps {
  readonly projectSlug: string;
  /** Slug of the card; absent for a new one. */
  readonly slug?: string;
  /** Name of the draft on this device. */
  readonly draftName: string;
  readonly saved: CardBase;
  readonly isAi: boolean;
  /** Address of the page from which the card is filled in. */
  readonly from?: string | undefined;
  readonly onSaved: (card: CardAttributes) => void;
  /** The card was merged into another one. With `open` the draft is in the editor of that card. */
  readonly onMerged: (into: string, open: boolean) => void;
  readonly onClose: () => void;
}

/** The editor of a card, in a dialog over the list. */
export function CardEditor(props: CardEditorProps) {
  const { projectSlug, slug, draftName, saved, isAi, from, onSaved, onMerged, onClose } = props;
  const { t } = useTranslation(['cards', 'assistance']);
  const draft = useDraft(cardDrafts, draftName, saved);
  const { values, dirty, change } = draft;
  const isNew = slug === undefined;
  const tagsFirst = useLocation({ select: ({ state }) => state.tagsFirst === true });
  const upload = usePictureUpload(({ slug: attachment }, { altText = '', credit = '' }) =>
    change({ image: { slug: attachment, altText, credit } }),
  );
  const link = useCapture({ projectSlug, values, change, upload });
  const begin = useEffectEvent(() => from && link.capture(from));
  useEffect(() => void begin(), []);
  const { merge, handOver } = useMerging();
  const [kept, setKept] = useState<readonly string[]>([]);
  const editor = useCardSaving({ projectSlug, slug, draft, uploading: upload.busy, onSaved });
  const { autosaved } = editor;

  const mergeInto = async (into: string) => {
    // A draft may have been saved automatically since it was started.
    const own = slug ?? draft.madeAs();
    const done = await (own && !dirty ? merge(own, into) : handOver(values, into));
    if (done) editor.leave(() => onMerged(into, !own || dirty));
  };
  const words = (name: keyof CardValues, given: CardValues): string => {
    if (name === 'public') return t(given.public ? 'cards:published' : 'cards:draft');
    if (name === 'image') return given.image ? given.image.altText || given.image.credit || t('cards:aPicture') : '';
    return name === 'tags' ? given.tags.join(', ') : given[name];
  };
  const errors = { ...fieldErrors(editor.error), ...(editor.titleMissing && { title: t('cards:titleMissing') }) };
  const saveKind = values.public ? (isNew ? 'new' : 'changed') : 'draft';
  // On narrow screens the title comes first, since the texts matter most, and possible duplicates directly below it,
  // where they are seen while it is typed.
  const narrow = useMediaQuery(narrowEditor);
  const label = t(isNew ? 'cards:newCard' : 'cards:editCard');
  const picture = (
    <DescribedPicture
      image={values.image}
      upload={upload}
      seed={draftName}
      errors={errors}
      onChange={(image) => change({ image })}
    />
  );
  const duplicates = (
    <DuplicatesPart
      projectSlug={projectSlug}
      slug={slug ?? draft.base.slug}
      values={values}
      saving={editor.busy && !upload.busy}
      kept={kept}
      onKeep={(other) => setKept([...kept, other])}
      onMerge={(into) => void mergeInto(into)}
    />
  );
  return (
    <>
      <ModalFrame
        label={label}
        onClose={onClose}
        closeOnClickOutside={false}
        main={
          <EditorArea editor={editor}>
            {!narrow && picture}
            <div className={styles.words}>
              <p className={styles.label} dir="auto" aria-hidden="true">
                {label}
              </p>
              {isNew && <LinkPart state={link.state} onGiven={link.capture} />}
              <EditorNotes draft={draft} showNewer={editor.showNewer} changedText={t('cards:changedMeanwhile')} />
              <CardForm
                focused={!tagsFirst}
                belowTitle={narrow && duplicates}
                values={values}
                errors={errors}
                titleRef={editor.titleRef}
                onChange={change}
              />
              {values.description.trim() !== '' && (
                <ModelOffer projectSlug={projectSlug} brings={t('assistance:bringsTexts')}>
                  <Suggestion
                    projectSlug={projectSlug}
                    label={t('assistance:suggestTexts')}
                    wanted={() => ({
                      kind: 'card-texts',
                      title: cutTo(values.title, limits.titleLength),
                      page_text: values.description,
                      source_url: values.source_url || null,
                    })}
                    onTake={({ text, relevance }) =>
                      change({
                        description: text ?? values.description,
                        relevance: withDrafted(values.relevance, relevance),
                      })
                    }
                  >
                    {(suggestion) => <Proposed suggestion={suggestion} />}
                  </Suggestion>
                </ModelOffer>
              )}
            </div>
            {narrow && picture}
          </EditorArea>
        }
        side={
          <EditorArea editor={editor} className={styles.side}>
            {!narrow && duplicates}
            <EditorSide
              projectSlug={projectSlug}
              slug={slug ?? draft.base.slug}
              values={values}
              isAi={isAi}
              tagsFirst={tagsFirst}
              errors={errors}
              onChange={change}
            />
            <EditorFoot
              editor={editor}
              texts={cardTextNames.map((name) => values[name])}
              saveLabel={t(`cards:save_${saveKind}`)}
              onClose={onClose}
              className={styles.foot}
            >
              {autosaved !== 'idle' && (
                <p className={styles.autosaved} role="status">
                  {autosaved === 'saving' ? t('cards:savingDraft') : t('cards:draftSaved')}
                </p>
              )}
            </EditorFoot>
          </EditorArea>
        }
      />
      <EditorDialogs
        editor={editor}
        conflictTitle={t('cards:conflictTitle')}
        fields={cardFields}
        label={(name) => t(`cards:field_${name}`)}
        words={words}
      />
    </>
  );
}
