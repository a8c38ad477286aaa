import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';
import { createStore, useStore } from './store.ts';

export const schemeChoices = ['system', 'light', 'dark'] as const;
export type SchemeChoice = (typeof schemeChoices)[number];

// public/first-paint.js reads the same key and sets the same attribute before the first paint.
const key = 'foreglow.color-scheme';

const readChoice = (): SchemeChoice => schemeChoices.find((name) => name === storage.read(key)) ?? 'system';
const choice = createStore<SchemeChoice>(readChoice());
const systemDark = matchMedia('(prefers-color-scheme: dark)');

const resolved = (): 'light' | 'dark' => {
  const chosen = choice.get();
  if (chosen !== 'system') return chosen;
  return systemDark.matches ? 'dark' : 'light';
};

function apply(): void {
  const root = document.documentElement;
  root.setAttribute('data-mantine-color-scheme', resolved());
  const paper = getComputedStyle(root).getPropertyValue('--paper');
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
}

/** Applies the chosen scheme, including when the system's setting changes or another tab changes it. */
export function followColorScheme(): void {
  choice.subscribe(apply);
  systemDark.addEventListener('change', apply);
  addEventListener('storage', (event) => {
    if (event.key === key) choice.set(readChoice());
  });
  apply();
}

/** Chooses light, dark or the system's scheme, and remembers it. */
export function chooseScheme(next: SchemeChoice): void {
  storage.write(key, next === 'system' ? null : next);
  choice.set(next);
}

/** The current choice. */
export const schemeChoice = (): SchemeChoice => choice.get();

/** The current choice, as a hook. */
export const useSchemeChoice = (): SchemeChoice => useStore(choice);

/** The scheme currently shown. */
export const useColorScheme = (): 'light' | 'dark' => useSyncExternalStore(subscribe, resolved);

function subscribe(listener: () => void): () => void {
  const stop = choice.subscribe(listener);
  systemDark.addEventListener('change', listener);
  return () => {
    stop();
    systemDark.removeEventListener('change', listener);
  };
}
