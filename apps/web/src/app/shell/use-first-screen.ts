import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { endStart, isStarted } from '#lib/browser/started.ts';
import { whenIdle } from '#lib/browser/when-idle.ts';
import { dropEarly } from '#lib/http/left-early.ts';

/** The start ends after this time at the latest. */
const longestMs = 4000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** Detects when the first screen is complete: its data and the pictures in view are loaded. */
export function useFirstScreen(): void {
  const client = useQueryClient();
  useEffect(() => (isStarted() ? undefined : awaitFirstScreen(client)), [client]);
}

function awaitFirstScreen(client: QueryClient): () => void {
  const end = new AbortController();
  const over = () => {
    end.abort();
    dropEarly();
    void endStart();
  };
  const check = async () => {
    if (client.isFetching() > 0) return;
    // The loaded data is rendered first, so that its pictures are known.
    await whenIdle();
    await picturesInView();
    await nextFrame();
    if (!end.signal.aborted && client.isFetching() === 0) over();
  };
  const unsubscribe = client.getQueryCache().subscribe(() => void check());
  const timer = setTimeout(over, longestMs);
  for (const sign of signs) addEventListener(sign, over, { once: true, passive: true, signal: end.signal });
  end.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    unsubscribe();
    document.querySelector('.first-picture')?.remove();
  });
  void check();
  return () => end.abort();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const picturesInView = () =>
  Promise.allSettled([...document.querySelectorAll<HTMLImageElement>('img[loading=eager]')].map((img) => img.decode()));
