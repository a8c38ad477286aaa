import { lookProperties, radarLooks } from '@foreglow/contract/radars/picture/looks';
import { type CSSProperties, useMemo } from 'react';
import { useColorScheme } from '../../../../lib/browser/index.ts';

/** The colours and typefaces of a picture in the scheme of the page, as CSS custom properties for `variableLook`. */
export function useLookStyle(): CSSProperties {
  const scheme = useColorScheme();
  return useMemo(() => Object.fromEntries(lookProperties(radarLooks[scheme])) as CSSProperties, [scheme]);
}
