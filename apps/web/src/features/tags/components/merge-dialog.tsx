import type { TagAttributes } from '@foreglow/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useLateFailure } from '#ui/dialog/use-late-failure.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { FormActions, FormFailure } from '#ui/form/form.tsx';
import { TagDot } from '#ui/marks/tag-dot.tsx';
import { SkeletonBlock } from '#ui/state/skeleton.tsx';
import { useMergeTags } from '../api/merge-tags.ts';
import { tagMergeQuery } from '../api/preview-merge.ts';
import styles from './tags.module.css';
import { useRestoreOffer } from './use-restore-offer.ts';

interface MergeDialogProps {
  readonly projectSlug: string;
  /** The tags to merge. */
  readonly tags: readonly TagAttributes[];
  /** The possible targets: the chosen tags, or all other tags if only one is chosen. */
  readonly targets: readonly TagAttributes[];
  /** The remaining tag that is selected initially. */
  readonly into: TagAttributes;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Merges several tags into one of them, with a preview, and offers to undo it in a toast. */
export function MergeDialog({ projectSlug, tags, targets, into: first, onClose, onDone }: MergeDialogProps) {
  const { t } = useTranslation('tags');
  const [into, setInto] = useState(first);
  const merge = useMergeTags();
  const offerRestore = useRestoreOffer();
  const isShown = useIsShown();
  const hasFailedLate = useLateFailure();
  const going = tags.filter(({ slug }) => slug !== into.slug);
  const preview = useQuery(tagMergeQuery({ projectSlug, from: going, into }));
  const start = () =>
    merge.mutateAsync({ from: going.map(({ slug }) => slug), into: into.slug }).then(
      () => {
        offerRestore(t('merged', { count: going.length, name: into.name }), going);
        if (isShown()) onDone();
      },
      (error) => hasFailedLate(t('merge'), error),
    );
  return (
    <Dialog opened onClose={onClose} title={t('mergeTitle', { count: going.length })}>
      <ul className={styles.going} aria-label={t('going')}>
        {going.map(({ slug, name, color }) => (
          <li key={slug}>
            <TagDot color={color}>{name}</TagDot>
          </li>
        ))}
      </ul>
      <SelectField
        label={t('intoLabel')}
        value={into.slug}
        options={targets.map(({ slug, name, count }) => ({ value: slug, name: t('target', { name, count }) }))}
        onChange={(chosen) => setInto(targets.find(({ slug }) => slug === chosen) ?? into)}
      />
      <p className={styles.preview} dir="auto" role="status">
        {preview.isPending && <SkeletonBlock width="70%" />}
        {preview.data &&
          [
            t('previewGets', { count: preview.data.gets, name: into.name }),
            preview.data.already > 0 && t('previewAlready', { count: preview.data.already }),
            t('previewGone', { count: going.length }),
          ]
            .filter(Boolean)
            .join(' ')}
      </p>
      <FormFailure message={merge.error || preview.error ? errorText(merge.error ?? preview.error) : undefined} />
      <FormActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button
          variant="primary"
          busy={merge.isPending}
          disabled={going.length === 0 || preview.isError}
          onClick={() => void start()}
          data-autofocus
        >
          {t('merge')}
        </Button>
      </FormActions>
    </Dialog>
  );
}
