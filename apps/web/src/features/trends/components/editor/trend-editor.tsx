import { useTranslation } from 'react-i18next';
import { ModelOffer } from '#features/assistance/components/connect-model.tsx';
import { Proposed } from '#features/assistance/components/proposed.tsx';
import { Suggestion } from '#features/assistance/components/suggestion.tsx';
import { withDrafted } from '#features/assistance/rules/taken.rules.ts';
import { DescribedPicture } from '#features/attachments/components/described-picture.tsx';
import {
  type ConclusionEditorProps,
  type Editable,
  useConclusionEditor,
} from '#features/conclusions/components/use-conclusion-editor.ts';
import { EvidenceField } from '#features/evidence/components/evidence-field.tsx';
import { TagField } from '#features/tags/components/tag-field.tsx';
import { trendQuery } from '#features/trends/api/read-trend.ts';
import { type TrendValues, trendValues } from '#features/trends/rules/trend-values.rules.ts';
import { EditorArea } from '#ui/editor/editor-area.tsx';
import { EditorDialogs } from '#ui/editor/editor-dialogs.tsx';
import { EditorFoot } from '#ui/editor/editor-foot.tsx';
import { EditorNotes } from '#ui/editor/editor-notes.tsx';
import { JudgementFields } from './judgement-fields.tsx';
import styles from './trend-editor.module.css';
import { TrendWords } from './trend-words.tsx';
import { useFieldWords } from './use-field-words.ts';

const editable: Editable<'trends', TrendValues> = {
  values: trendValues,
  read: (client, projectSlug, slug) => client.fetchQuery({ ...trendQuery(projectSlug, slug), staleTime: 0 }),
};

/** The editor of a trend. */
export function TrendEditor(props: ConclusionEditorProps<TrendValues, 'trends'>) {
  const { projectSlug, slug, draftName, onClose } = props;
  const { t } = useTranslation(['trends', 'assistance']);
  const { draft, values, change, upload, editor, errors } = useConclusionEditor(editable, props);
  const fieldWords = useFieldWords();
  return (
    <EditorArea editor={editor} className={styles.editor}>
      <div className={styles.columns}>
        <div className={styles.main}>
          <EditorNotes draft={draft} showNewer={editor.showNewer} changedText={t('trends:changedMeanwhile')} />
          <TrendWords values={values} errors={errors} titleRef={editor.titleRef} onChange={change} />
          {values.title.trim() !== '' && (
            <ModelOffer projectSlug={projectSlug} brings={t('assistance:bringsImplications')}>
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
            </ModelOffer>
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
        fields={trendValues.fields}
        label={(name) => t(`trends:field_${name}`)}
        words={fieldWords}
      />
    </EditorArea>
  );
}
