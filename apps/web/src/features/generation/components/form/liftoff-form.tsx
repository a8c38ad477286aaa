import { type BriefAttributes, type DrafterKind, limits } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStartGeneration } from '#features/generation/api/start-generation.ts';
import { newDraftTexts, valuesFrom } from '#features/generation/rules/new-draft.rules.ts';
import { SectorsField } from '#features/radars/components/create/sectors-field.tsx';
import { NamesField } from '#features/radars/components/editor/names-field.tsx';
import { useDraft } from '#lib/drafts/use-draft.ts';
import { focusFault } from '#lib/forms/controls.ts';
import { errorText } from '#lib/http/error-text.ts';
import { useIsShown } from '#lib/shown/use-is-shown.ts';
import { Button } from '#ui/button/button.tsx';
import { FoundDraft } from '#ui/editor/found-draft.tsx';
import { LeaveDialog } from '#ui/editor/leave-dialog.tsx';
import { useLeaveGuard } from '#ui/editor/use-leave-guard.ts';
import { LongLineField } from '#ui/field/long-line-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import styles from './liftoff.module.css';

interface LiftoffFormProps {
  readonly projectSlug: string;
  readonly brief: Pick<BriefAttributes, 'challenge' | 'domains'>;
  readonly drafter: DrafterKind;
  /** While another draft is running. What was typed stays. */
  readonly hidden: boolean;
}

const { min, max } = limits.radarDomains;

/** The form for drafting a radar: its title and question, and optionally its sectors and impacts. */
export function LiftoffForm({ projectSlug, brief, drafter, hidden }: LiftoffFormProps) {
  const { t } = useTranslation(['generation', 'radars']);
  const navigate = useNavigate();
  const starting = useStartGeneration(projectSlug);
  const draft = useDraft(newDraftTexts, `new.${projectSlug}`, { values: valuesFrom(brief) });
  const { values, change, discard } = draft;
  const { title, challenge, domains, impacts } = values;
  const guard = useLeaveGuard(draft.dirty && !hidden, discard);
  const isShown = useIsShown();
  const [tried, setTried] = useState(false);
  const { reset } = starting;
  useEffect(() => {
    // The refusal of a draft that was too late is over when the form is shown again.
    if (hidden) reset();
  }, [hidden, reset]);
  const faults = {
    title: title.trim() ? undefined : t('generation:titleMissing'),
    challenge: challenge.trim() ? undefined : t('generation:challengeMissing'),
    domains: domains.length === 1 ? t('generation:sectorsNeeded', { min, max }) : undefined,
  };
  const start = async () => {
    const { slug } = await starting.mutateAsync({
      title: title.trim(),
      challenge: challenge.trim(),
      domains,
      impacts,
    });
    // What was typed meanwhile is not part of the draft. It is kept for another one.
    if (newDraftTexts.same(draft.current(), values)) discard();
    if (!isShown()) return;
    guard.allow();
    await navigate({
      to: '/projects/$projectSlug/radars/liftoff/$instanceId',
      params: { projectSlug, instanceId: slug },
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    focusFault(event.currentTarget, faults);
    if (faults.title || faults.challenge || faults.domains || starting.isPending) return;
    // A failure is shown in the form.
    start().catch(() => {});
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate hidden={hidden}>
        {draft.foundFrom !== undefined && <FoundDraft from={draft.foundFrom} onDiscard={discard} />}
        <TextField
          name="title"
          // On touch screens the keyboard would cover the page.
          autoFocus={matchMedia('(pointer: fine)').matches}
          label={t('generation:radarTitle')}
          value={title}
          maxLength={limits.titleLength}
          error={tried && faults.title}
          onChange={({ target }) => change({ title: target.value })}
        />
        <LongLineField
          name="challenge"
          label={t('generation:challenge')}
          hint={brief.challenge ? t('generation:fromBrief') : t('generation:challengeHint')}
          rows={2}
          value={challenge}
          maxLength={limits.challengeLength}
          error={tried && faults.challenge}
          onChange={(next) => change({ challenge: next })}
        />
        <SectorsField
          domains={brief.domains}
          chosen={domains}
          hint={t('generation:sectorsHint', { max })}
          error={tried ? faults.domains : undefined}
          onChange={(next) => change({ domains: next })}
        />
        <NamesField
          label={t('generation:impacts')}
          addLabel={t('radars:addImpact')}
          hint={t('generation:impactsHint')}
          names={impacts}
          min={0}
          max={limits.radarImpacts}
          onChange={(names) => change({ impacts: names.map(({ name }) => name) })}
        />
        {starting.error && (
          <p className={styles.error} role="alert">
            {errorText(starting.error)}
          </p>
        )}
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={starting.isPending}>
            {t('generation:draftRadar')}
          </Button>
          <span className={styles.note}>{drafter === 'ai' ? t('generation:footAi') : t('generation:footRules')}</span>
        </div>
      </form>
      <LeaveDialog {...guard.dialog} />
    </>
  );
}
