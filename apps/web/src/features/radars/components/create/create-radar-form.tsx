import type { BriefAttributes, TrendAttributes } from '@foreglow/contract';
import { firstRings, limits } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/http/index.ts';
import { Button } from '../../../../ui/button/index.ts';
import { Check } from '../../../../ui/check/index.ts';
import { SelectField, TextField } from '../../../../ui/field/index.ts';
import { useCreateRadar } from '../../api/create-radar.ts';
import { proposeBlips } from '../../rules/trend-proposal.rules.ts';
import styles from './create-radar-form.module.css';

interface CreateRadarFormProps {
  readonly projectSlug: string;
  readonly brief: BriefAttributes;
  readonly trends: readonly TrendAttributes[];
}

/** Names of rings that are often used, from the centre outwards. */
const ringSets = {
  horizons: firstRings,
  technology: ['Adopt', 'Trial', 'Assess', 'Hold'],
  decisions: ['Act', 'Prepare', 'Watch'],
} as const;
type RingSet = keyof typeof ringSets;

const { min, max } = limits.radarDomains;

/** A new radar: its question and its sectors from the brief, its rings, and what it begins with. */
export function CreateRadarForm({ projectSlug, brief, trends }: CreateRadarFormProps) {
  const { t } = useTranslation('radars');
  const navigate = useNavigate();
  const creating = useCreateRadar(projectSlug);
  const [title, setTitle] = useState('');
  const [challenge, setChallenge] = useState(brief.challenge ?? '');
  const [domains, setDomains] = useState<readonly { name: string; chosen: boolean }[]>(
    brief.domains.map((name, at) => ({ name, chosen: at < max })),
  );
  const [added, setAdded] = useState('');
  const [ringSet, setRingSet] = useState<RingSet>('horizons');
  const [withTrends, setWithTrends] = useState(true);
  const [tried, setTried] = useState(false);
  const chosen = domains.filter((domain) => domain.chosen).map(({ name }) => name);
  const faults = {
    title: title.trim() ? undefined : t('titleMissing'),
    domains:
      chosen.length < min || chosen.length > max ? t('sectorsNeeded', { min, max, count: chosen.length }) : undefined,
  };
  const addDomain = () => {
    const name = added.trim().replace(/\s+/g, ' ');
    if (!name || domains.some((one) => nameKey(one.name) === nameKey(name))) return;
    setDomains([...domains, { name, chosen: true }]);
    setAdded('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faults.title || faults.domains || creating.isPending) return;
    const rings = ringSets[ringSet].map((name) =>
      ringSet === 'horizons' ? t(`ring_${name as 'Now' | 'Next' | 'Later'}`) : name,
    );
    const proposals = withTrends ? proposeBlips(trends, { domains: chosen, rings, blips: [] }) : [];
    creating.mutate(
      {
        title: title.trim(),
        challenge: challenge.trim() || null,
        domains: [...chosen],
        rings: [...rings],
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
      <TextField
        label={t('question')}
        optional={t('optional')}
        hint={brief.challenge ? t('fromBrief') : undefined}
        value={challenge}
        maxLength={limits.challengeLength}
        onChange={(event) => setChallenge(event.target.value)}
      />
      <fieldset className={styles.domains}>
        <legend>{t('sectors')}</legend>
        <p className={styles.hint}>{t(domains.length > 0 ? 'sectorsHint' : 'sectorsEmpty', { min, max })}</p>
        {domains.map(({ name, chosen: isChosen }) => (
          <label key={name}>
            <Check
              checked={isChosen}
              onChange={() => setDomains(domains.map((one) => (one.name === name ? { name, chosen: !isChosen } : one)))}
            />
            <span dir="auto">{name}</span>
          </label>
        ))}
        <div className={styles.add}>
          <TextField
            label={t('addSector')}
            value={added}
            maxLength={limits.radarNameLength}
            onChange={(event) => setAdded(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addDomain();
            }}
          />
          <Button type="button" disabled={!added.trim()} onClick={addDomain}>
            {t('add')}
          </Button>
        </div>
        {tried && faults.domains && (
          <p className={styles.error} role="alert">
            {faults.domains}
          </p>
        )}
      </fieldset>
      <SelectField
        label={t('rings')}
        hint={t('ringsHint')}
        options={[
          {
            value: 'horizons',
            name: ['Now', 'Next', 'Later'].map((name) => t(`ring_${name as 'Now' | 'Next' | 'Later'}`)).join(' · '),
          },
          { value: 'technology', name: ringSets.technology.join(' · ') },
          { value: 'decisions', name: ringSets.decisions.join(' · ') },
        ]}
        value={ringSet}
        onChange={(value) => setRingSet(value as RingSet)}
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
