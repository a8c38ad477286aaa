import { canContinue, type GenerationAttributes } from '@foreglow/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useStartGeneration } from '#features/generation/api/start-generation.ts';
import { useContinueGeneration } from '#features/generation/api/steer-generation.ts';
import { shownSteps } from '#features/generation/rules/steps.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { Facts } from './facts.tsx';
import { StepList } from './step-list.tsx';
import styles from './steps.module.css';

/** A draft that failed or was stopped: the reason, the steps completed, and how to continue. */
export function Ended({ draft }: { draft: GenerationAttributes }) {
  const { t } = useTranslation('generation');
  const navigate = useNavigate();
  const projectSlug = draft.project.slug;
  const continuing = useContinueGeneration(projectSlug, draft.slug);
  const starting = useStartGeneration(projectSlug);
  const isFailed = draft.state === 'failed';
  const failure = draft.failure ?? 'internal';
  const mayContinue = isFailed && canContinue(failure);
  const busy = continuing.isPending || starting.isPending;
  const error = continuing.error ?? starting.error;
  const startAgain = () =>
    starting.mutate(draft.prompt, {
      onSuccess: ({ slug }) =>
        void navigate({
          to: '/projects/$projectSlug/radars/liftoff/$instanceId',
          params: { projectSlug, instanceId: slug },
          search: {},
          replace: true,
        }),
    });
  return (
    <>
      <section className={styles.ended} data-failed={isFailed || undefined} aria-labelledby="ended">
        <h2 id="ended">{t(isFailed ? 'failedTitle' : 'terminatedTitle')}</h2>
        <p>{isFailed ? t(`failure_${failure}`) : t('terminatedText')}</p>
        {mayContinue && <p>{t(draft.steps.length > 0 ? 'stepsKept' : 'noStepYet')}</p>}
        {isFailed && !canContinue(failure) && <p>{t(`helps_${failure}`)}</p>}
        {error && (
          <p className={styles.error} role="alert">
            {errorText(error)}
          </p>
        )}
        <div className={styles.actions}>
          {mayContinue && (
            <Button
              variant="primary"
              busy={continuing.isPending}
              disabled={busy && !continuing.isPending}
              onClick={() => continuing.mutate()}
            >
              {t('continue')}
            </Button>
          )}
          <Button busy={starting.isPending} disabled={busy && !starting.isPending} onClick={startAgain}>
            {t('startAgain')}
          </Button>
          {isFailed && failure === 'too_few_cards' && (
            <ButtonLink to="/projects/$projectSlug/cards" params={{ projectSlug }}>
              {t('toCards')}
            </ButtonLink>
          )}
        </div>
        <div className={styles.bar}>
          <Facts draft={draft} />
        </div>
      </section>
      <StepList steps={shownSteps(draft)} />
    </>
  );
}
