import { lookProperties, radarLooks } from '@foreglow/contract/radars/picture/looks';
import { type CSSProperties, useMemo } from 'react';
import { useColorScheme } from '../../../../lib/browser/index.ts';

/** The colours and fonts of a picture in the colour scheme of the page, as CSS custom properties for `variableLook`. */
export function useLookStyle(): CSSProperties {
  const scheme = useColorScheme();
  return useMemo(() => {
    // The theme of the host sets some of them for the whole page.
    const themed = getComputedStyle(document.documentElement);
    const look = lookProperties(radarLooks[scheme]);
    return Object.fromEntries(
      look.map(([name, value]) => [name, themed.getPropertyValue(name) || value]),
    ) as CSSProperties;
  }, [scheme]);
}
