import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { errorText, networkError } from '../../lib/http/index.ts';
import { notify } from '../toast/index.ts';

/**
 * A part of the page that is loaded on first use; undefined until it is loaded. If loading fails, a toast says so,
 * `onFailure` is called, and the rest of the page stays. The next use tries again.
 */
export function useLoaded<Props>(
  wanted: boolean,
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  onFailure: () => void,
): ComponentType<Props> | undefined {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const isMissing = wanted && !Part;
  const begin = useEffectEvent(() => {
    load().then(
      (loaded) => setPart(() => loaded.default),
      () => {
        notify.error(errorText(networkError()));
        onFailure();
      },
    );
  });
  useEffect(() => {
    if (isMissing) begin();
  }, [isMissing]);
  return Part;
}
