import type { GenerationAttributes } from '@foreglow/contract';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { stopwatch } from '#features/generation/rules/elapsed.rules.ts';

const everyMs = 1000;

function follow(onTick: () => void): () => void {
  const timer = setInterval(onTick, everyMs);
  return () => clearInterval(timer);
}

const second = (): number => Math.floor(Date.now() / everyMs) * everyMs;

/** The current time, updated every second. */
const useNow = (): number => useSyncExternalStore(follow, second);

type Measured = Pick<GenerationAttributes, 'created_at' | 'ended_at' | 'drafter' | 'tokens'>;

/** How long a draft has taken, and the tokens that a model has used for it. */
export function Facts({ draft }: { draft: Measured }) {
  const { t } = useTranslation('generation');
  return (
    <>
      <span>
        {draft.ended_at === null ? <Running since={draft.created_at} /> : <Took {...draft} until={draft.ended_at} />}
      </span>
      {draft.drafter === 'ai' && <span>{t('tokens', { count: draft.tokens.input + draft.tokens.output })}</span>}
    </>
  );
}

function Running({ since }: { since: string }) {
  const { t } = useTranslation('generation');
  return t('elapsed', { time: stopwatch(useNow() - Date.parse(since)) });
}

function Took({ created_at, until }: { created_at: string; until: string }) {
  const { t } = useTranslation('generation');
  return t('took', { time: stopwatch(Date.parse(until) - Date.parse(created_at)) });
}
