import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formats } from './format.rules.ts';
import { formatsIn } from './formats-in.ts';

/** How often the times on the screen are updated. */
const everyMs = 20_000;

/** Starts to follow the clock, including when a background page is shown again. Returns a function that stops it. */
function follow(onTick: () => void): () => void {
  const timer = setInterval(onTick, everyMs);
  document.addEventListener('visibilitychange', onTick);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onTick);
  };
}

const tick = (): number => Math.floor(Date.now() / everyMs);

/** Formats how long ago something was. Components that use it re-render as time passes. */
export function useAgo(): Formats['ago'] {
  const { i18n } = useTranslation();
  useSyncExternalStore(follow, tick);
  const { ago } = formatsIn(i18n.language);
  return (moment) => ago(moment);
}
