import type { InsightAttributes } from '@foreglow/contract';
import { limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Proposed } from '#features/assistance/components/proposed.tsx';
import { Suggestion } from '#features/assistance/components/suggestion.tsx';
import { useAssistance } from '#features/assistance/components/use-assistance.ts';
import { withDrafted } from '#features/assistance/rules/taken.rules.ts';
import { DescribedPicture } from '#features/attachments/components/described-picture.tsx';
import { usePictureUpload } from '#features/attachments/components/use-picture-upload.ts';
import { EvidenceField } from '#features/evidence/components/evidence-field.tsx';
import { useGoneEvidence } from '#features/evidence/components/use-gone-evidence.ts';
import type { Evidence } from '#features/evidence/rules/evidence.rules.ts';
import { insightQuery } from '#features/insights/api/read-insight.ts';
import { useSaveInsight } from '#features/insights/api/save-insight.ts';
import {
  baseOf,
  type InsightBase,
  type InsightValues,
  insightDrafts,
  insightFields,
  withCards,
} from '#features/insights/rules/insight-values.rules.ts';
import { TagField } from '#features/tags/components/tag-field.tsx';
import { storeDraft } from '#lib/drafts/store-draft.ts';
import { useDraft } from '#lib/drafts/use-draft.ts';
import { fieldErrors } from '#lib/http/field-errors.ts';
import { EditorArea } from '#ui/editor/editor-area.tsx';
import { EditorDialogs } from '#ui/editor/editor-dialogs.tsx';
import { EditorFoot } from '#ui/editor/editor-foot.tsx';
import { EditorNotes } from '#ui/editor/editor-notes.tsx';
import { EditorTitle } from '#ui/editor/editor-title.tsx';
import { useEditor } from '#ui/editor/use-editor.ts';
import { HeadingField } from '#ui/field/heading-field.tsx';
import { RichTextField } from '#ui/prose/editor/rich-text-field.tsx';
import styles from './insight-editor.module.css';

interface InsightEditorProps {
  readonly projectSlug: string;
  /** Slug of the insight; absent for a new one. */
  readonly slug?: string;
  readonly stored: InsightBase;
  /** The current stored state, if changes by others are followed. */
  readonly current?: InsightBase;
  /** Cards to add to the existing ones. */
  readonly given?: readonly Evidence[] | undefined;
  readonly onSaved: (insight: InsightAttributes) => void;
  readonly onClose: () => void;
}

/** The editor of an insight: its text on the left, its cards on the right. */
export function InsightEditor(props: InsightEditorProps) {
  const { projectSlug, slug, stored, current, given, onSaved, onClose } = props;
  const { t } = useTranslation(['insights', 'assistance']);
  const assistance = useAssistance(projectSlug);
  const client = useQueryClient();
  const draftName = slug ?? `new.${projectSlug}`;
  const draft = useDraft(insightDrafts, draftName, stored);
  const { values, change } = draft;
  const upload = usePictureUpload(({ slug: attachment }, { altText = '', credit = '' }) =>
    change({ image: { slug: attachment, altText, credit } }),
  );
  const { mutateAsync } = useSaveInsight(projectSlug);
  const gone = useGoneEvidence(values, change);
  const editor = useEditor<InsightValues, InsightAttributes>({
    draft,
    waiting: upload.busy,
    current,
    same: insightDrafts.same,
    store: (typed, basedOn) =>
      gone.saving(
        typed,
        storeDraft({
          draft,
          slug,
          madeAs: draft.madeAs(),
          values: typed,
          basedOn,
          same: insightDrafts.same,
          valuesOf: (stored: InsightAttributes) => baseOf(stored).values,
          store: (target) => mutateAsync({ target, values: typed }),
        }),
      ),
    read: async () =>
      baseOf(await client.fetchQuery({ ...insightQuery(projectSlug, slug ?? draft.madeAs() ?? ''), staleTime: 0 })),
    onSaved,
  });
  const begin = useEffectEvent(() => {
    if (given && given.length > 0) change({ cards: withCards(values.cards, given) });
    if (matchMedia('(pointer: fine)').matches) editor.titleRef.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);
  const words = (name: keyof InsightValues, { image, tags, cards, ...texts }: InsightValues): string => {
    if (name === 'image') return image ? image.altText || image.credit || t('insights:aPicture') : '';
    if (name === 'tags') return tags.join(', ');
    return name === 'cards' ? cards.map((card) => card.title).join('\n') : texts[name];
  };
  const errors: Readonly<Record<string, string>> = {
    ...fieldErrors(editor.error),
    ...gone.errors,
    ...(editor.titleMissing && { title: t('insights:titleMissing') }),
  };
  return (
    <EditorArea editor={editor} className={styles.editor}>
      <EditorTitle>{t(slug ? 'insights:editInsight' : 'insights:newInsight')}</EditorTitle>
      <EditorNotes draft={draft} showNewer={editor.showNewer} changedText={t('insights:changedMeanwhile')} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <HeadingField
            label={t('insights:title')}
            error={errors.title}
            value={values.title}
            maxLength={limits.titleLength}
            placeholder={t('insights:titlePlaceholder')}
            required
            ref={editor.titleRef}
            onChange={(title) => change({ title })}
          />
          <RichTextField
            label={t('insights:description')}
            error={errors.description}
            value={values.description}
            placeholder={t('insights:descriptionPlaceholder')}
            onChange={(description) => change({ description })}
          />
          {assistance && values.cards.length > 0 && (
            <Suggestion
              projectSlug={projectSlug}
              label={t('assistance:suggestInsight')}
              wanted={() => ({ kind: 'insight', card_slugs: values.cards.map((card) => card.slug) })}
              onTake={({ title, text }) =>
                change({
                  title: values.title.trim() || (title ?? ''),
                  description: withDrafted(values.description, text),
                })
              }
            >
              {(suggestion) => <Proposed suggestion={suggestion} />}
            </Suggestion>
          )}
          <TagField
            projectSlug={projectSlug}
            taxonomy="insights"
            value={values.tags}
            error={errors.tags}
            onChange={(tags) => change({ tags })}
          />
          <DescribedPicture
            image={values.image}
            upload={upload}
            seed={draftName}
            framed
            errors={errors}
            onChange={(image) => change({ image })}
          />
        </div>
        <div className={styles.side}>
          <EvidenceField
            kind="cards"
            projectSlug={projectSlug}
            value={values.cards}
            error={errors.card_slugs}
            onChange={(cards) => change({ cards })}
          />
        </div>
      </div>
      <EditorFoot
        editor={editor}
        texts={[values.title, values.description]}
        saveLabel={t(slug ? 'insights:save' : 'insights:create')}
        onClose={onClose}
        className={styles.foot}
      />
      <EditorDialogs
        editor={editor}
        conflictTitle={t('insights:conflictTitle')}
        fields={insightFields}
        label={(name) => t(`insights:field_${name}`)}
        words={words}
      />
    </EditorArea>
  );
}
