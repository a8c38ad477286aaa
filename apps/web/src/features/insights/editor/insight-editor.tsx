import type { InsightAttributes } from '@foreglow/contract';
import { limits } from '@foreglow/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../lib/drafts/index.ts';
import { fieldErrors } from '../../../lib/http/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { HeadingField } from '../../../ui/field/index.ts';
import { ConflictDialog, FoundDraft, LeaveDialog } from '../../../ui/form/index.ts';
import { RichTextField } from '../../../ui/prose/index.ts';
import { DescribedPicture, usePictureUpload } from '../../attachments/index.ts';
import { type Evidence, EvidenceField } from '../../evidence/index.ts';
import { TagField } from '../../tags/index.ts';
import styles from './insight-editor.module.css';
import {
  type InsightBase,
  type InsightValues,
  insightDrafts,
  insightFields,
  withCards,
} from './insight-values.rules.ts';
import { SaveFailed } from './save-failed.tsx';
import { useInsightStoring } from './use-insight-storing.ts';

interface InsightEditorProps {
  readonly projectSlug: string;
  /** Slug of the insight; absent for a new one. */
  readonly slug?: string;
  readonly stored: InsightBase;
  /** Cards that are to be added to what is there. */
  readonly given?: readonly Evidence[] | undefined;
  readonly onSaved: (insight: InsightAttributes) => void;
  readonly onClose: () => void;
}

/** Writes an insight: its words on the left, the cards behind them on the right. */
export function InsightEditor({ projectSlug, slug, stored, given, onSaved, onClose }: InsightEditorProps) {
  const { t } = useTranslation(['insights', 'ui']);
  const client = useQueryClient();
  const draftName = slug ?? `new.${projectSlug}`;
  const draft = useDraft(insightDrafts, draftName, stored);
  const { values, base, dirty, change, discard } = draft;
  const upload = usePictureUpload(({ slug: attachment }, { altText = '', credit = '' }) =>
    change({ image: { slug: attachment, altText, credit } }),
  );
  const { busy, error, gone, theirs, save: store, goOn } = useInsightStoring(client, { projectSlug, slug }, draft);
  const [missing, setMissing] = useState(false);
  const leaving = useRef(false);
  const title = useRef<HTMLTextAreaElement>(null);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !leaving.current && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  const begin = useEffectEvent(() => {
    if (given && given.length > 0) change({ cards: withCards(values.cards, given) });
    if (matchMedia('(pointer: fine)').matches) title.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);

  const save = async () => {
    if (busy || upload.busy) return;
    const untitled = values.title.trim() === '';
    setMissing(untitled);
    if (untitled) return title.current?.focus();
    const insight = await store();
    if (!insight) return;
    leaving.current = true;
    discard();
    onSaved(insight);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    event.preventDefault();
    void save();
  };
  const errors: Readonly<Record<string, string>> = {
    ...fieldErrors(error),
    ...gone,
    ...(missing && { title: t('insights:titleMissing') }),
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears Ctrl+Enter from all fields in it
    <div className={styles.editor} onKeyDown={onKeyDown}>
      <h1 className={styles.label}>{t(slug ? 'insights:editInsight' : 'insights:newInsight')}</h1>
      {draft.foundFrom !== undefined && <FoundDraft from={draft.foundFrom} onDiscard={discard} />}
      <div className={styles.columns}>
        <div className={styles.words}>
          <HeadingField
            label={t('insights:title')}
            error={errors.title}
            value={values.title}
            most={limits.titleLength}
            placeholder={t('insights:titlePlaceholder')}
            required
            ref={title}
            onChange={(words) => change({ title: words })}
          />
          <RichTextField
            label={t('insights:description')}
            error={errors.description}
            value={values.description}
            placeholder={t('insights:descriptionPlaceholder')}
            onChange={(description) => change({ description })}
          />
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
      <div className={styles.foot}>
        {error !== undefined && <SaveFailed error={error} />}
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button look="primary" busy={busy || upload.busy} onClick={() => void save()} title="Ctrl ↵">
          {t(slug ? 'insights:save' : 'insights:create')}
        </Button>
      </div>
      {theirs && (
        <ConflictDialog
          title={t('insights:conflictTitle')}
          fields={insightFields}
          label={(name) => t(`insights:field_${name}`)}
          words={wordsOf}
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

/** The value of a field, in words. */
function wordsOf(name: keyof InsightValues, { title, description, tags, image, cards }: InsightValues): string {
  const values: Readonly<Record<keyof InsightValues, string>> = {
    title,
    description,
    tags: tags.join(', '),
    image: image ? image.altText || image.credit || image.slug : '',
    cards: cards.map((card) => card.title).join('\n'),
  };
  return values[name];
}
