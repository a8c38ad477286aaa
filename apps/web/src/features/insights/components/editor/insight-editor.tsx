import { limits } from '@foreglow/contract';
import { useEffect, useEffectEvent } from 'react';
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
import { insightQuery } from '#features/insights/api/read-insight.ts';
import { type InsightValues, insightValues } from '#features/insights/rules/insight-values.rules.ts';
import { TagField } from '#features/tags/components/tag-field.tsx';
import { EditorArea } from '#ui/editor/editor-area.tsx';
import { EditorDialogs } from '#ui/editor/editor-dialogs.tsx';
import { EditorFoot } from '#ui/editor/editor-foot.tsx';
import { EditorNotes } from '#ui/editor/editor-notes.tsx';
import { HeadingField } from '#ui/field/heading-field.tsx';
import { RichTextField } from '#ui/prose/editor/rich-text-field.tsx';
import styles from './insight-editor.module.css';

const editable: Editable<'insights', InsightValues> = {
  values: insightValues,
  read: (client, projectSlug, slug) => client.fetchQuery({ ...insightQuery(projectSlug, slug), staleTime: 0 }),
};

/** The editor of an insight: its text on the left, its cards on the right. */
export function InsightEditor(props: ConclusionEditorProps<InsightValues, 'insights'>) {
  const { projectSlug, slug, draftName, onClose } = props;
  const { t } = useTranslation(['insights', 'assistance']);
  const { draft, values, change, upload, editor, errors } = useConclusionEditor(editable, props);
  const begin = useEffectEvent(() => {
    if (matchMedia('(pointer: fine)').matches) editor.titleRef.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);
  const words = (name: keyof InsightValues, { image, tags, cards, ...texts }: InsightValues): string => {
    if (name === 'image') return image ? image.altText || image.credit || t('insights:aPicture') : '';
    if (name === 'tags') return tags.join(', ');
    return name === 'cards' ? cards.map((card) => card.title).join('\n') : texts[name];
  };
  return (
    <EditorArea editor={editor} className={styles.editor}>
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
          {values.cards.length > 0 && (
            <ModelOffer projectSlug={projectSlug} brings={t('assistance:bringsInsight')}>
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
            </ModelOffer>
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
        fields={insightValues.fields}
        label={(name) => t(`insights:field_${name}`)}
        words={words}
      />
    </EditorArea>
  );
}
