import { type RadarStyle, radarStyles } from '@foreglow/pictures/radars/radar-style';
import { dawnDrawing } from '#platform/themes/dawn-drawing.rules.ts';
import { radarStyleOf } from '#platform/themes/radar-style.rules.ts';
import type { Theme } from '#platform/themes/theme.ts';

/** Colours in the format of presentations: without `#`. */
type SlideColors = Readonly<
  Record<'paper' | 'sunken' | 'ink' | 'ink2' | 'ink3' | 'line' | 'indigo' | 'rose' | 'amber', string>
>;

/** The parts of a theme shown on slides, which use its light colours. */
export interface SlideStyle {
  /** Name of the product. */
  readonly product: string;
  readonly fonts: Theme['fonts'];
  readonly colors: SlideColors;
  /** The gradient of the first slide from top to bottom, and the rings of its sun, outermost first. */
  readonly dawn: { readonly sky: readonly string[]; readonly rings: readonly string[] };
  /** The night sky of radars. */
  readonly radar: RadarStyle;
}

/** The style of the default theme. */
export const defaultSlideStyle: SlideStyle = {
  product: 'Foreglow',
  fonts: { reading: 'Newsreader', interface: 'Inter' },
  colors: {
    paper: 'FAF8F4',
    sunken: 'F3EFE8',
    ink: '1B1A2B',
    ink2: '5A576E',
    ink3: '6F6B82',
    line: 'D8D1C6',
    indigo: '3D348B',
    rose: 'C93B63',
    amber: 'E8923A',
  },
  dawn: {
    sky: ['#1b1a3a', '#3d348b', '#b8477f', '#f0a04b'],
    rings: ['#7d86cf', '#a98bc6', '#dd84a2', '#efa48c', '#f5c58b'],
  },
  radar: radarStyles.night,
};

/** The style of a theme. */
export function slideStyleOf(theme: Theme): SlideStyle {
  if (theme.isUsual) return { ...defaultSlideStyle, product: theme.name };
  const { name, fonts, light, dawn } = theme;
  return {
    product: name,
    fonts,
    colors: {
      paper: bare(light.paper),
      sunken: bare(light.sunken),
      ink: bare(light.ink),
      ink2: bare(light['ink-2']),
      ink3: bare(light['ink-mute']),
      line: bare(light['line-2']),
      indigo: bare(light.indigo),
      rose: bare(light.rose),
      amber: bare(light.amber),
    },
    dawn: dawnDrawing(dawn),
    radar: radarStyleOf(theme, 'night'),
  };
}

/** A colour without `#`. */
export const bare = (color: string): string => color.slice(1).toUpperCase();
