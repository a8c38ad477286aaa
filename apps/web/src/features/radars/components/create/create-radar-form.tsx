import type { BriefAttributes, TrendAttributes } from '@foreglow/contract';
import { limits } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/http/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { Check } from '../../../../ui/check/index.ts';
import { LongLineField, TextAreaField, TextField } from '../../../../ui/field/index.ts';
import { useCreateRadar } from '../../api/create-radar.ts';
import { proposeBlips } from '../../rules/trend-proposal.rules.ts';
import { NamesField } from '../editor/names-field.tsx';
import styles from './create-radar-form.module.css';
import { RingsField, useFirstRings } from './rings-field.tsx';
import { SectorsField } from './sectors-field.tsx';

interface CreateRadarFormProps {
  readonly projectSlug: string;
  readonly brief: BriefAttributes;
  readonly trends: readonly TrendAttributes[];
}

const { min, max } = limits.radarDomains;

/** The form for a new radar: question, audience and sectors from the brief, the rings, and the initial blips. */
export function CreateRadarForm({ projectSlug, brief, trends }: CreateRadarFormProps) {
  const { t } = useTranslation('radars');
  const navigate = useNavigate();
  const creating = useCreateRadar(projectSlug);
  const [title, setTitle] = useState('');
  const [challenge, setChallenge] = useState(brief.challenge ?? '');
  const [audience, setAudience] = useState(brief.audience ?? '');
  const [domains, setDomains] = useState<readonly string[]>(brief.domains.slice(0, max));
  const [rings, setRings] = useState(useFirstRings());
  const [impacts, setImpacts] = useState<readonly string[]>([]);
  const [withTrends, setWithTrends] = useState(true);
  const [tried, setTried] = useState(false);
  const faults = {
    title: title.trim() ? undefined : t('titleMissing'),
    domains: domains.length < min ? t('sectorsNeeded', { min, max, count: domains.length }) : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.title || faults.domains || creating.isPending) return;
    const proposals = withTrends ? proposeBlips(trends, { domains, rings, blips: [] }) : [];
    creating.mutate(
      {
        title: title.trim(),
        challenge: challenge.trim() || null,
        audience: audience.trim() || null,
        domains: [...domains],
        rings: [...rings],
        impacts: [...impacts],
        blips: proposals.map(({ slug, blip }) => ({
          ...blip,
          id: slug.slice(-40).replace(/^-+/, ''),
          impacts: [],
          card_slugs: [],
        })),
      },
      {
        onSuccess: ({ slug }) =>
          void navigate({
            to: '/projects/$projectSlug/radars/edit/$radarSlug',
            params: { projectSlug, radarSlug: slug },
          }),
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('radarTitle')}
        value={title}
        maxLength={limits.titleLength}
        error={tried && faults.title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <LongLineField
        label={t('question')}
        optional={t('optional')}
        hint={brief.challenge ? t('fromBrief') : undefined}
        value={challenge}
        maxLength={limits.challengeLength}
        onChange={setChallenge}
      />
      <TextAreaField
        label={t('audience')}
        optional={t('optional')}
        hint={brief.audience ? t('fromBrief') : undefined}
        rows={2}
        value={audience}
        maxLength={limits.textLength}
        onChange={(event) => setAudience(event.target.value)}
      />
      <SectorsField
        domains={brief.domains}
        chosen={domains}
        error={tried ? faults.domains : undefined}
        onChange={setDomains}
      />
      <RingsField rings={rings} onChange={setRings} />
      <NamesField
        label={t('impacts')}
        addLabel={t('addImpact')}
        hint={t('impactsHint')}
        names={impacts}
        min={0}
        max={limits.radarImpacts}
        onChange={(names) => setImpacts(names.map(({ name }) => name))}
      />
      {trends.length > 0 && (
        <label className={styles.check}>
          <Check checked={withTrends} onChange={() => setWithTrends(!withTrends)} />
          {t('beginWithTrends', { count: trends.length })}
        </label>
      )}
      {creating.error && (
        <p className={styles.error} role="alert">
          {errorText(creating.error)}
        </p>
      )}
      <div>
        <Button type="submit" variant="primary" busy={creating.isPending}>
          {t('createRadar')}
        </Button>
      </div>
    </form>
  );
}
