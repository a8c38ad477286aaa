import type { TrendAttributes } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft, useStoring } from '../../../lib/drafts/index.ts';
import { ApiError, errorText, fieldErrors } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { ConflictDialog, FoundDraft, LeaveDialog } from '../../../ui/form/index.ts';
import { DescribedPicture, usePictureUpload } from '../../attachments/index.ts';
import { EvidenceField, useGoneEvidence } from '../../evidence/index.ts';
import { TagField } from '../../tags/index.ts';
import { trendQuery } from '../api/read-trend.ts';
import { useSaveTrend } from '../api/save-trend.ts';
import { JudgementFields } from './judgement-fields.tsx';
import styles from './trend-editor.module.css';
import { type TrendBase, type TrendValues, trendDrafts, trendFields, valuesOf } from './trend-values.rules.ts';
import { TrendWords } from './trend-words.tsx';
import { useFieldWords } from './use-field-words.ts';

interface TrendEditorProps {
  readonly projectSlug: string;
  /** Slug of the trend; absent for a new one. */
  readonly slug?: string;
  /** Under which what is typed is kept on this device. */
  readonly draftName: string;
  readonly stored: TrendBase;
  readonly onSaved: (trend: TrendAttributes) => void;
  readonly onClose: () => void;
}

/** Writes a trend. */
export function TrendEditor({ projectSlug, slug, draftName, stored, onSaved, onClose }: TrendEditorProps) {
  const { t } = useTranslation('trends');
  const client = useQueryClient();
  const draft = useDraft(trendDrafts, draftName, stored);
  const { values, base, dirty, change, discard } = draft;
  const upload = usePictureUpload(({ slug: attachment }, { altText = '', credit = '' }) =>
    change({ image: { slug: attachment, altText, credit } }),
  );
  const { mutateAsync } = useSaveTrend(projectSlug);
  const gone = useGoneEvidence(values, change);
  const {
    save: store,
    busy,
    error,
    theirs,
    goOn,
  } = useStoring<TrendValues, TrendAttributes>(draft, {
    store: (given, basedOn) => gone.saving(given, mutateAsync({ slug, values: given, basedOn })),
    read: async () => {
      const trend = await client.fetchQuery({ ...trendQuery(projectSlug, slug ?? ''), staleTime: 0 });
      return { values: valuesOf(trend), updatedAt: trend.updated_at };
    },
  });
  const [missing, setMissing] = useState(false);
  const title = useRef<HTMLTextAreaElement>(null);
  const leaving = useRef(false);
  const fieldWords = useFieldWords();
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !leaving.current,
    enableBeforeUnload: false,
    withResolver: true,
  });

  const save = async () => {
    if (busy || upload.busy) return;
    setMissing(values.title.trim() === '');
    if (values.title.trim() === '') return title.current?.focus();
    const trend = await store();
    if (!trend) return;
    leaving.current = true;
    discard();
    onSaved(trend);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  };
  const errors: Record<string, string> = {
    ...fieldErrors(error),
    ...gone.errors,
    ...(missing && { title: t('titleMissing') }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Ctrl+Enter from all fields in it
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <div className={styles.main}>
        {draft.foundFrom !== undefined && <FoundDraft from={draft.foundFrom} onDiscard={discard} />}
        <TrendWords values={values} errors={errors} titleRef={title} onChange={change} />
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
      <div className={styles.foot}>
        {error !== undefined && <SaveFailed error={error} />}
        <div className={styles.deeds}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" busy={busy || upload.busy} onClick={() => void save()} title="Ctrl ↵">
            {t(slug === undefined ? 'create' : 'save')}
          </Button>
        </div>
      </div>
      {theirs && (
        <ConflictDialog
          title={t('conflictTitle')}
          fields={trendFields}
          label={(name) => t(`field_${name}`)}
          words={fieldWords}
          base={base.values}
          mine={values}
          theirs={theirs.values}
          onDecided={goOn}
          onClose={() => goOn()}
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
    </div>
  );
}

/** Why it was not saved, where that is not said beside a field, and that nothing is lost. */
function SaveFailed({ error }: { error: unknown }) {
  const { t } = useTranslation('trends');
  const offline = error instanceof ApiError && error.status === 0;
  const told = Object.keys(fieldErrors(error)).length > 0;
  return (
    <p className={styles.failed} role="alert">
      {told ? t('lookAtFields') : offline ? t('notReached') : `${errorText(error)} ${t('textKept')}`}
    </p>
  );
}
