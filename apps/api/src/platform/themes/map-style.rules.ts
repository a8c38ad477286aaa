import { mixed } from '@foreglow/contract/appearance/colors';
import { type MapStyle, mapStyles } from '@foreglow/pictures/map/map-style';
import type { Theme } from './theme.ts';

/** The parts of a theme used in pictures of maps. */
type MapTheming = Pick<Theme, 'isUsual' | 'fonts' | 'light' | 'dark' | 'radar'>;

const families = { Newsreader: mapStyles.light.serif, Inter: mapStyles.light.sans } as const;

/** The style of pictures of maps in a theme, on a light or dark background. */
export function mapStyleOf(theme: MapTheming, scheme: 'light' | 'dark'): MapStyle {
  const usual = mapStyles[scheme];
  if (theme.isUsual) return usual;
  const { paper, surface, ink, indigo, rose, ...colors } = theme[scheme];
  return {
    ...usual,
    paper,
    ink,
    inkSoft: colors['ink-2'],
    terrain: terrainOf([paper, ...theme.radar[scheme].sky.toReversed()], usual.terrain.length),
    line: ink,
    pointEdge: scheme === 'light' ? surface : paper,
    dim: colors['line-field'],
    chosen: indigo,
    current: ink,
    insight: indigo,
    trend: rose,
    serif: families[theme.fonts.reading],
    sans: families[theme.fonts.interface],
  };
}

/** The hills go from the background colour to the sky of a radar near its sun. */
function terrainOf(stops: readonly string[], levels: number): string[] {
  const last = stops.length - 1;
  return Array.from({ length: levels }, (_, level) => {
    const place = ((level + 0.5) / (levels - 0.5)) * last;
    const below = Math.min(Math.floor(place), last - 1);
    return mixed(stops[below] ?? '', stops[below + 1] ?? '', place - below);
  });
}
