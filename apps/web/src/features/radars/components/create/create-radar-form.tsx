import type { BriefAttributes, TrendAttributes } from '@foreglow/contract';
import { limits } from '@foreglow/contract';
import { nameKey } from '@foreglow/contract/radars/name-key';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateRadar } from '#features/radars/api/create-radar.ts';
import { newRadarDrafts, valuesFrom, valuesOf } from '#features/radars/rules/new-radar.rules.ts';
import { proposeBlips } from '#features/radars/rules/trend-proposal.rules.ts';
import { allProjectTagsQuery } from '#features/tags/api/list-project-tags.ts';
import { useDraft } from '#lib/drafts/use-draft.ts';
import { focusFault } from '#lib/forms/controls.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Check } from '#ui/check/check.tsx';
import { FoundDraft } from '#ui/editor/found-draft.tsx';
import { LeaveDialog } from '#ui/editor/leave-dialog.tsx';
import { useLeaveGuard } from '#ui/editor/use-leave-guard.ts';
import { LongLineField } from '#ui/field/long-line-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { FormActions } from '#ui/form/form.tsx';
import { NamesField } from '../editor/names-field.tsx';
import styles from './create-radar-form.module.css';
import { GuessedSectors } from './guessed-sectors.tsx';
import { RingsField, useFirstRings } from './rings-field.tsx';
import { SectorsField } from './sectors-field.tsx';

interface CreateRadarFormProps {
  readonly projectSlug: string;
  readonly brief: BriefAttributes;
  readonly trends: readonly TrendAttributes[];
  /** Whether they are those that a list of trends showed, not all of the project. */
  readonly ofList: boolean;
}

const { min, max } = limits.radarDomains;

/** The form for a new radar: question, audience and sectors from the brief, the rings, and the initial blips. */
export function CreateRadarForm({ projectSlug, brief, trends, ofList }: CreateRadarFormProps) {
  const { t } = useTranslation('radars');
  const navigate = useNavigate();
  const creating = useCreateRadar(projectSlug);
  const { data: tags = [] } = useQuery(allProjectTagsQuery(projectSlug));
  const rings = useFirstRings();
  const draft = useDraft(newRadarDrafts, `new.${projectSlug}`, { values: valuesFrom(brief, rings) });
  const { values, change, discard } = draft;
  const guard = useLeaveGuard(draft.dirty, discard);
  const isShown = useIsShown();
  const [tried, setTried] = useState(false);
  const { domains, rings: ringNames, withTrends } = values;
  const proposals = useMemo(
    () => (withTrends && domains.length >= min ? proposeBlips(trends, { domains, rings: ringNames, blips: [] }) : []),
    [trends, withTrends, domains, ringNames],
  );
  const faults = {
    title: values.title.trim() ? undefined : t('titleMissing'),
    domains: values.domains.length < min ? t('sectorsNeeded', { min, max, count: values.domains.length }) : undefined,
  };
  const create = async () => {
    const { title, challenge, audience, impacts } = values;
    const attributes = {
      title: title.trim(),
      challenge: challenge.trim() || null,
      audience: audience.trim() || null,
      domains: [...domains],
      rings: [...ringNames],
      impacts: [...impacts],
      blips: proposals.map(({ slug: trend, blip }) => ({
        ...blip,
        id: trend.slice(-40).replace(/^-+/, ''),
        impacts: [],
        card_slugs: [],
      })),
    };
    const { slug } = await creating.mutateAsync({
      draft,
      attributes,
      // Without trends, the choice to begin with them makes no difference.
      valuesOf: (made) => valuesOf(made, trends.length > 0 ? made.blip_count > 0 : withTrends),
    });
    // What was typed meanwhile is not on the radar. It is kept for another one.
    if (newRadarDrafts.same(draft.current(), values)) discard();
    if (!isShown()) return;
    guard.allow();
    await navigate({
      to: '/projects/$projectSlug/radars/edit/$radarSlug',
      params: { projectSlug, radarSlug: slug },
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    focusFault(event.currentTarget, faults);
    // A failure is shown in the form.
    if (!faults.title && !faults.domains && !creating.isPending) create().catch(() => {});
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        {draft.foundFrom !== undefined && <FoundDraft from={draft.foundFrom} onDiscard={discard} />}
        <TextField
          name="title"
          // On touch screens the keyboard would cover the page.
          autoFocus={matchMedia('(pointer: fine)').matches}
          label={t('radarTitle')}
          value={values.title}
          maxLength={limits.titleLength}
          error={tried && faults.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LongLineField
          label={t('question')}
          optional={t('optional')}
          hint={brief.challenge ? t('fromBrief') : undefined}
          value={values.challenge}
          maxLength={limits.challengeLength}
          onChange={(challenge) => change({ challenge })}
        />
        <TextAreaField
          label={t('audience')}
          optional={t('optional')}
          hint={brief.audience ? t('fromBrief') : undefined}
          rows={2}
          value={values.audience}
          maxLength={limits.textLength}
          onChange={({ target }) => change({ audience: target.value })}
        />
        <SectorsField
          domains={brief.domains}
          tags={[...new Map(tags.map(({ name }) => [nameKey(name), name])).values()]}
          chosen={values.domains}
          error={tried ? faults.domains : undefined}
          onChange={(domains) => change({ domains })}
        />
        <RingsField rings={values.rings} onChange={(next) => change({ rings: next })} />
        <NamesField
          label={t('impacts')}
          addLabel={t('addImpact')}
          hint={t('impactsHint')}
          names={values.impacts}
          min={0}
          max={limits.radarImpacts}
          onChange={(names) => change({ impacts: names.map(({ name }) => name) })}
        />
        {trends.length > 0 && (
          <div>
            <label className={styles.check}>
              <Check checked={withTrends} onChange={() => change({ withTrends: !withTrends })} />
              {t(ofList ? 'beginWithList' : 'beginWithTrends', { count: trends.length })}
            </label>
            <GuessedSectors proposals={proposals} />
          </div>
        )}
        {creating.error && (
          <p className={styles.error} role="alert">
            {errorText(creating.error)}
          </p>
        )}
        <FormActions>
          <Button type="submit" variant="primary" busy={creating.isPending}>
            {t('createRadar')}
          </Button>
          <ButtonLink to="/projects/$projectSlug/radars" params={{ projectSlug }}>
            {t('cancel')}
          </ButtonLink>
        </FormActions>
      </form>
      <LeaveDialog {...guard.dialog} />
    </>
  );
}
