import { useEffect, useRef, useState } from 'react';
import { errorText } from '#lib/http/error-text.ts';
import type { Follow } from '../api/follow-draft.ts';

export type DraftingState<T> =
  | { readonly is: 'idle' }
  | { readonly is: 'drafting'; readonly text: string }
  | { readonly is: 'ready'; readonly draft: T }
  | { readonly is: 'failed'; readonly message: string };

type Draft<T> = (follow: Follow) => Promise<T>;

/**
 * Runs one draft at a time: first its arriving text, then the finished draft. Leaving the screen or starting another
 * draft stops it.
 */
export function useDrafting<T>(onReady?: (draft: T) => void) {
  const [state, setState] = useState<DraftingState<T>>({ is: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    setState({ is: 'idle' });
  };
  const begin = async (draft: Draft<T>): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ is: 'drafting', text: '' });
    try {
      const ready = await draft({
        signal,
        onText: (text) => {
          if (!signal.aborted) setState({ is: 'drafting', text });
        },
      });
      if (signal.aborted) return;
      setState({ is: 'ready', draft: ready });
      onReady?.(ready);
    } catch (error) {
      if (!signal.aborted) setState({ is: 'failed', message: errorText(error) });
    }
  };
  return { state, begin: (draft: Draft<T>) => void begin(draft), stop };
}
