import { useTranslation } from 'react-i18next';
import type { ShownStep } from '#features/generation/rules/steps.rules.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { StepSign } from './step-sign.tsx';
import styles from './steps.module.css';
import { useStepWords } from './use-step-words.ts';

/** The steps of a draft, each with its results. */
export function StepList({ steps }: { steps: readonly ShownStep[] }) {
  const { t } = useTranslation('generation');
  const wordsOf = useStepWords();
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {steps.map(({ name, state, finished }) => (
        <li
          key={name}
          className={styles.step}
          data-state={state}
          aria-current={state === 'running' ? 'step' : undefined}
        >
          <StepSign state={state} />
          <div className={styles.words}>
            <p className={styles.name}>
              {t(`step_${name}`)} <span className={visuallyHidden}>{t(`stepIs_${state}`)}</span>
            </p>
            <p className={styles.line} dir="auto">
              {finished ? wordsOf(finished) : t(`does_${name}`)}
            </p>
            {finished?.step === 'candidates' && <Labels labels={finished.produced.labels} />}
            {finished?.step === 'domains' && finished.produced.impacts.length > 0 && (
              <p className={styles.line} dir="auto">
                {t('impactsLine', { names: finished.produced.impacts.join(', ') })}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <ul className={styles.labels}>
      {labels.map((label) => (
        <li key={label} dir="auto">
          {label}
        </li>
      ))}
    </ul>
  );
}
