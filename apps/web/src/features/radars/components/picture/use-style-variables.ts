import { radarStyleProperties, radarStyles } from '@foreglow/pictures/radars/radar-style';
import { type CSSProperties, useMemo } from 'react';
import { useColorScheme } from '#lib/browser/color-scheme.ts';
import { useMediaQuery } from '#lib/browser/media-query.ts';

/** The colours and fonts of a picture in the colour scheme of the page or at night, as CSS custom properties. */
export function useStyleVariables(isNight: boolean): CSSProperties {
  const shown = useColorScheme();
  // Paper is light, whatever the colour scheme of the screen.
  const printed = useMediaQuery('print');
  const scheme = printed ? 'light' : isNight ? 'night' : shown;
  return useMemo(() => {
    // The theme of the host sets some of them for the whole page.
    const themed = getComputedStyle(document.documentElement);
    const properties = radarStyleProperties(radarStyles[scheme]);
    return Object.fromEntries(
      properties.map(([name, value]) => [name, themed.getPropertyValue(name) || value]),
    ) as CSSProperties;
  }, [scheme]);
}
