import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { afterStart } from '#lib/browser/started.ts';
import { networkError } from '#lib/http/api-error.ts';
import { errorText } from '#lib/http/error-text.ts';
import { inPart } from '../part/part.tsx';
import { notify } from '../toast/notify.ts';

/** Loads a part of the page. Always the same function for the same part. */
export type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** The parts that have been loaded, so that the next use renders them immediately. */
const loaded = new WeakMap<object, unknown>();

async function loadPart<Props extends object>(load: Load<Props>): Promise<void> {
  const Content = (await load()).default;
  // Several may load it at once. Another part in its place would lose its state.
  if (!loaded.has(load)) loaded.set(load, inPart(Content));
}

/**
 * A part of the page that is loaded when it is wanted; undefined until it is loaded. If loading fails, `onFailure` is
 * called and the rest of the page stays. Unlike with `lazy`, React shows the part as soon as it is loaded: content that
 * suspended is held back for up to 300 ms.
 */
export function usePart<Props extends object>(
  wanted: boolean,
  load: Load<Props>,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  // Only renders again: the part itself is found by its `load`.
  const [, setIsLoaded] = useState(false);
  const part = loaded.get(load) as ComponentType<Props> | undefined;
  const isMissing = wanted && !part;
  const begin = useEffectEvent(() => {
    loadPart(load).then(() => setIsLoaded(true), onFailure);
  });
  useEffect(() => {
    if (isMissing) begin();
  }, [isMissing]);
  return part;
}

/** The same for a part that the user opens. If loading fails, a toast says so as well. The next use tries again. */
export function useLoaded<Props extends object>(
  wanted: boolean,
  load: Load<Props>,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  return usePart(wanted, load, () => {
    notify.error(errorText(networkError()));
    onFailure();
  });
}

/** The same for a part that is likely to be opened: it is loaded after the start (`lib/browser/started.ts`). */
export function useLoadedSoon<Props extends object>(
  wanted: boolean,
  load: Load<Props>,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  useEffect(() => {
    // If this fails, the first use tries again.
    afterStart.then(() => loadPart(load)).catch(() => undefined);
  }, [load]);
  return useLoaded(wanted, load, onFailure);
}
