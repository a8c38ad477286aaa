import type { GenerationAttributes } from '@foreglow/contract';
import { IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useTerminateGeneration } from '#features/generation/api/steer-generation.ts';
import { shareOf, shownSteps } from '#features/generation/rules/steps.rules.ts';
import { errorText } from '#lib/http/error-text.ts';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { notify } from '#ui/toast/notify.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { Facts } from './facts.tsx';
import { StepList } from './step-list.tsx';
import styles from './steps.module.css';

interface InProgressProps {
  readonly draft: GenerationAttributes;
  /** Whether the last attempt to fetch it failed. Fetching is retried. */
  readonly lost: boolean;
}

/** A draft in progress: its steps with their results, and a button to stop it. */
export function InProgress({ draft, lost }: InProgressProps) {
  const { t } = useTranslation('generation');
  const stopping = useTerminateGeneration(draft.project.slug, draft.slug);
  const stop = () =>
    stopping.mutate(undefined, {
      onError: (error) => notify.error(t('notStopped'), { description: errorText(error) }),
    });
  const steps = shownSteps(draft);
  const current = steps.find(({ state }) => state === 'running');
  return (
    <>
      <div className={styles.top}>
        <ProgressBar label={t('progress')} share={draft.state === 'queued' ? undefined : shareOf(draft)} />
        <div className={styles.bar}>
          <span>{draft.state === 'queued' ? t('queued') : t('stepOf', { step: draft.steps.length + 1 })}</span>
          <Facts draft={draft} />
          <Button icon={<IconPlayerStop stroke={1.7} aria-hidden="true" />} busy={stopping.isPending} onClick={stop}>
            {t('stop')}
          </Button>
        </div>
        <p className={visuallyHidden} role="status">
          {current && t('nowDoes', { step: t(`step_${current.name}`) })}
        </p>
      </div>
      {lost && (
        <p className={styles.lost} role="status">
          {t('connectionLost')}
        </p>
      )}
      <StepList steps={steps} />
    </>
  );
}
