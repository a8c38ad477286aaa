import { type MapStyle, mapStyles, themedMapStyle } from '@foreglow/pictures/map/map-style';
import { useMemo } from 'react';
import { useColorScheme } from '#lib/browser/color-scheme.ts';

/**
 * The colours and fonts of a map in the colour scheme of the page. The theme of the host sets them for the whole page.
 */
export function useMapStyle(): MapStyle {
  const scheme = useColorScheme();
  return useMemo(() => {
    const themed = getComputedStyle(document.documentElement);
    return themedMapStyle(mapStyles[scheme], (name) => themed.getPropertyValue(name).trim());
  }, [scheme]);
}
