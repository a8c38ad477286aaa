import { useId } from 'react';
import type { StepState } from '#features/generation/rules/steps.rules.ts';
import styles from './steps.module.css';

/** The icon for the state of a step: finished (a risen sun), running (a rising sun), or waiting (the horizon). */
export function StepSign({ state }: { state: StepState }) {
  const gradient = useId();
  return (
    <svg className={styles.sign} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <linearGradient id={gradient} gradientUnits="userSpaceOnUse" x1="0" y1="22" x2="0" y2="2">
        <stop stopColor="var(--dawn-amber)" />
        <stop offset="0.5" stopColor="var(--dawn-rose)" />
        <stop offset="1" stopColor="var(--dawn-indigo)" />
      </linearGradient>
      {state === 'finished' && (
        <>
          <circle cx="12" cy="12" r="9.5" fill={`url(#${gradient})`} />
          <path
            d="m8 12.3 2.7 2.7 5.4-5.8"
            stroke="#fff"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
      {state === 'running' && (
        <>
          <circle cx="12" cy="12" r="9.2" stroke="var(--line-2)" strokeWidth="1.6" />
          <path
            className={styles.turning}
            d="M12 2.8a9.2 9.2 0 0 1 9.2 9.2"
            stroke="var(--rose)"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <circle className={styles.rising} cx="12" cy="12" r="4.4" fill={`url(#${gradient})`} />
        </>
      )}
      {state === 'waiting' && <circle cx="12" cy="12" r="9.2" stroke="var(--line-2)" strokeWidth="1.6" />}
      {(state === 'failed' || state === 'stopped') && (
        <>
          <circle
            cx="12"
            cy="12"
            r="9.2"
            stroke={state === 'failed' ? 'var(--danger)' : 'var(--ink-3)'}
            strokeWidth="1.6"
          />
          {state === 'failed' ? (
            <path d="M12 7.4v5.4M12 16.2v.2" stroke="var(--danger)" strokeWidth="2" strokeLinecap="round" />
          ) : (
            <rect x="8.6" y="8.6" width="6.8" height="6.8" rx="1" fill="var(--ink-3)" />
          )}
        </>
      )}
    </svg>
  );
}
