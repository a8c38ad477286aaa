import { type MapLook, mapLooks, themedMapLook } from '@foreglow/contract/map/picture/looks';
import { useMemo } from 'react';
import { useColorScheme } from '../../../../lib/browser/index.ts';

/**
 * The colours and fonts of a map in the colour scheme of the page. The theme of the host sets them for the whole page.
 */
export function useMapLook(): MapLook {
  const scheme = useColorScheme();
  return useMemo(() => {
    const themed = getComputedStyle(document.documentElement);
    return themedMapLook(mapLooks[scheme], (name) => themed.getPropertyValue(name).trim());
  }, [scheme]);
}
