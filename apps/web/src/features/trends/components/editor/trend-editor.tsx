import type { TrendAttributes } from '@foreglow/contract';
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
import { type Evidence, putBack } from '#features/evidence/rules/evidence.rules.ts';
import { TagField } from '#features/tags/components/tag-field.tsx';
import { trendQuery } from '#features/trends/api/read-trend.ts';
import { useSaveTrend } from '#features/trends/api/save-trend.ts';
import {
  baseOf,
  type TrendBase,
  type TrendValues,
  trendDrafts,
  trendFields,
} from '#features/trends/rules/trend-values.rules.ts';
import { storeDraft } from '#lib/drafts/store-draft.ts';
import { useDraft } from '#lib/drafts/use-draft.ts';
import { fieldErrors } from '#lib/http/field-errors.ts';
import { EditorArea } from '#ui/editor/editor-area.tsx';
import { EditorDialogs } from '#ui/editor/editor-dialogs.tsx';
import { EditorFoot } from '#ui/editor/editor-foot.tsx';
import { EditorNotes } from '#ui/editor/editor-notes.tsx';
import { useEditor } from '#ui/editor/use-editor.ts';
import { JudgementFields } from './judgement-fields.tsx';
import styles from './trend-editor.module.css';
import { TrendWords } from './trend-words.tsx';
import { useFieldWords } from './use-field-words.ts';

interface TrendEditorProps {
  readonly projectSlug: string;
  /** Slug of the trend; absent for a new one. */
  readonly slug?: string;
  /** Name of the draft on this device. */
  readonly draftName: string;
  readonly stored: TrendBase;
  /** The current stored state, if changes by others are followed. */
  readonly current?: TrendBase;
  /** Cards to add to its evidence. */
  readonly given?: readonly Evidence[] | undefined;
  readonly onSaved: (trend: TrendAttributes) => void;
  readonly onClose: () => void;
}

/** The editor of a trend. */
export function TrendEditor(props: TrendEditorProps) {
  const { projectSlug, slug, draftName, stored, current, given, onSaved, onClose } = props;
  const { t } = useTranslation(['trends', 'assistance']);
  const assistance = useAssistance(projectSlug);
  const client = useQueryClient();
  const draft = useDraft(trendDrafts, draftName, stored);
  const { values, change } = draft;
  const upload = usePictureUpload(({ slug: attachment }, { altText = '', credit = '' }) =>
    change({ image: { slug: attachment, altText, credit } }),
  );
  const { mutateAsync } = useSaveTrend(projectSlug);
  const gone = useGoneEvidence(values, change);
  const fieldWords = useFieldWords();
  const editor = useEditor<TrendValues, TrendAttributes>({
    draft,
    waiting: upload.busy,
    current,
    same: trendDrafts.same,
    store: (typed, basedOn) =>
      gone.saving(
        typed,
        storeDraft({
          draft,
          slug,
          madeAs: draft.madeAs(),
          values: typed,
          basedOn,
          same: trendDrafts.same,
          valuesOf: (stored: TrendAttributes) => baseOf(stored).values,
          store: (target) => mutateAsync({ target, values: typed }),
        }),
      ),
    read: async () =>
      baseOf(await client.fetchQuery({ ...trendQuery(projectSlug, slug ?? draft.madeAs() ?? ''), staleTime: 0 })),
    onSaved,
  });
  const begin = useEffectEvent(() => {
    if (!given || given.length === 0) return;
    change({ cards: given.reduce((cards, card) => putBack(cards, card, cards.length), values.cards) });
  });
  useEffect(() => begin(), []);
  const errors: Record<string, string> = {
    ...fieldErrors(editor.error),
    ...gone.errors,
    ...(editor.titleMissing && { title: t('trends:titleMissing') }),
  };
  return (
    <EditorArea editor={editor} className={styles.editor}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <EditorNotes draft={draft} showNewer={editor.showNewer} changedText={t('trends:changedMeanwhile')} />
          <TrendWords values={values} errors={errors} titleRef={editor.titleRef} onChange={change} />
          {assistance && values.title.trim() !== '' && (
            <Suggestion
              projectSlug={projectSlug}
              label={t('assistance:suggestImplications')}
              wanted={() => ({
                kind: 'trend-implications',
                title: values.title,
                description: values.description || null,
                card_slugs: values.cards.map((card) => card.slug),
              })}
              onTake={({ text }) => change({ implications: withDrafted(values.implications, text) })}
            >
              {(suggestion) => <Proposed suggestion={suggestion} />}
            </Suggestion>
          )}
          <EvidenceField
            kind="insights"
            projectSlug={projectSlug}
            value={values.insights}
            error={errors.insight_slugs}
            onChange={(insights) => change({ insights })}
          />
          <EvidenceField
            kind="cards"
            projectSlug={projectSlug}
            value={values.cards}
            error={errors.card_slugs}
            onChange={(cards) => change({ cards })}
          />
        </div>
        <div className={styles.side}>
          <JudgementFields values={values} errors={errors} onChange={change} />
          <TagField
            projectSlug={projectSlug}
            taxonomy="trends"
            value={values.tags}
            error={errors.tags}
            onChange={(tags) => change({ tags })}
          />
          <div className={styles.picture}>
            <DescribedPicture
              image={values.image}
              upload={upload}
              seed={draftName}
              errors={errors}
              onChange={(image) => change({ image })}
            />
          </div>
        </div>
      </div>
      <EditorFoot
        editor={editor}
        texts={[values.title, values.subtitle, values.description, values.implications]}
        saveLabel={t(slug === undefined ? 'trends:create' : 'trends:save')}
        onClose={onClose}
        className={styles.foot}
      />
      <EditorDialogs
        editor={editor}
        conflictTitle={t('trends:conflictTitle')}
        fields={trendFields}
        label={(name) => t(`trends:field_${name}`)}
        words={fieldWords}
      />
    </EditorArea>
  );
}
