import {
  type DumpAttributes,
  type DumpExpiry,
  limits,
  type RadarAttributes,
  type RadarBackground,
  radarBackgrounds,
  type ShownEvidence,
  shownEvidence,
} from '@foreglow/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublishRadar } from '#features/radars/api/publish-radar.ts';
import { useKeptText } from '#lib/forms/use-kept-text.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { notify } from '#ui/toast/notify.ts';
import { CheckLine } from './check-line.tsx';
import { PublishCheck } from './publish-check.tsx';
import styles from './publishing.module.css';
import { useExpiryOptions } from './use-expiry-options.ts';
import { WhatIsPublic } from './what-is-public.tsx';

interface PublishFormProps {
  readonly radar: RadarAttributes;
  readonly onPublished: (dump: Pick<DumpAttributes, 'slug'>) => void;
}

/** The options for publishing the next edition. */
export function PublishForm({ radar, onPublished }: PublishFormProps) {
  const { t } = useTranslation('radars');
  const publishing = usePublishRadar(radar.project.slug, radar.slug);
  const expiries = useExpiryOptions();
  const [note, setNote, forgetNote] = useKeptText(`publish.${radar.slug}`);
  const [evidence, setEvidence] = useState<ShownEvidence>('titles');
  const [expiry, setExpiry] = useState<DumpExpiry | null>(null);
  const [background, setBackground] = useState<RadarBackground>('night');
  const [embeddable, setEmbeddable] = useState(false);
  const [indexable, setIndexable] = useState(false);
  const number = (radar.last_dump?.number ?? 0) + 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (publishing.isPending) return;
    const options = { evidence, background, expires_in_days: expiry, embeddable, indexable };
    publishing.mutateAsync({ note: note || null, ...options }).then(
      (dump) => {
        forgetNote();
        notify.success(t('published', { number: dump.number }));
        onPublished(dump);
      },
      // A failure is shown in the form.
      () => undefined,
    );
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <PublishCheck radar={radar} />
      <WhatIsPublic blipCount={radar.blip_count} evidence={evidence} indexable={indexable} />
      <TextAreaField
        label={t('note')}
        optional={t('optional')}
        hint={t('noteHint')}
        rows={2}
        maxLength={limits.dumpNoteLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.pair}>
        <SelectField
          label={t('shownEvidence')}
          options={shownEvidence.map((value) => ({ value, name: t(`evidence_${value}`) }))}
          value={evidence}
          onChange={(value) => setEvidence(value as ShownEvidence)}
        />
        <SelectField
          label={t('expiry')}
          options={expiries.options}
          value={expiries.valueFor(expiry)}
          onChange={(value) => setExpiry(expiries.daysOf(value))}
        />
      </div>
      <SelectField
        label={t('background')}
        hint={t('backgroundHint')}
        options={radarBackgrounds.map((value) => ({ value, name: t(`background_${value}`) }))}
        value={background}
        onChange={(value) => setBackground(value as RadarBackground)}
      />
      <div className={styles.checks}>
        <CheckLine checked={embeddable} onChange={setEmbeddable} label={t('embeddable')} hint={t('embeddableHint')} />
        <CheckLine checked={indexable} onChange={setIndexable} label={t('indexable')} hint={t('indexableHint')} />
      </div>
      {publishing.error && (
        <p className={styles.error} role="alert">
          {errorText(publishing.error)}
        </p>
      )}
      <div className={styles.actions} data-foot>
        <Button type="submit" variant="primary" busy={publishing.isPending}>
          {t('publishNumber', { number })}
        </Button>
      </div>
    </form>
  );
}
