import { mixed } from '@foreglow/contract/appearance/colors';
import { type RadarStyle, radarStyles } from '@foreglow/pictures/radars/radar-style';
import type { Theme } from './theme.ts';

const families = {
  Newsreader: radarStyles.light.serif,
  Inter: radarStyles.light.sans,
} as const;

/** The parts of a theme used in pictures of radars. */
type RadarTheming = Pick<Theme, 'isUsual' | 'fonts' | 'light' | 'dark' | 'dawn' | 'radar'>;

/**
 * The style of pictures of radars in a theme, on a light or dark background or in the night sky. Without a theme, that
 * of the default theme.
 */
export function radarStyleOf(theme: RadarTheming | undefined, scheme: keyof typeof radarStyles): RadarStyle {
  const usual = radarStyles[scheme];
  if (!theme || theme.isUsual) return usual;
  if (scheme === 'night') return nightOf(theme, usual);
  const colors = theme[scheme];
  const { sky, sun, 'sun-edge': sunEdge, 'on-sun': onSun } = theme.radar[scheme];
  const { ink, paper } = colors;
  return {
    ...usual,
    ...(scheme === 'light' ? onLight(theme.light) : onDark(theme)),
    paper,
    ink,
    inkSoft: colors['ink-2'],
    sun,
    sunEdge,
    onSun,
    sky: usual.sky.map(({ at, color }, index) => ({ at, color: sky[index] ?? color })),
    group: colors.indigo,
    isNew: colors.rose,
    serif: families[theme.fonts.reading],
    sans: families[theme.fonts.interface],
  };
}

/** The sky before sunrise in the colours of a theme. */
function nightOf({ fonts, dawn, radar }: RadarTheming, usual: RadarStyle): RadarStyle {
  const [amber = '#ffffff', rose = '#808080', night = '#000000'] = dawn;
  const { sun, 'sun-edge': sunEdge, 'on-sun': onSun } = radar.light;
  const colors = [
    mixed(amber, rose, 0.4),
    rose,
    mixed(rose, night, 0.55),
    mixed(rose, night, 0.8),
    mixed(night, '#000000', 0.15),
    mixed(night, '#000000', 0.6),
  ];
  const paper = mixed(night, '#000000', 0.8);
  return {
    ...usual,
    paper,
    blipEdge: paper,
    nameEdge: `${paper}80`,
    sun,
    sunEdge,
    onSun,
    sky: usual.sky.map(({ at, color }, index) => ({ at, color: colors[index] ?? color })),
    group: mixed(night, '#000000', 0.4),
    serif: families[fonts.reading],
    sans: families[fonts.interface],
  };
}

/** White blips on the sky. */
const onLight = ({ ink, 'ink-3': edge }: Theme['light']): Partial<RadarStyle> => ({
  blipEdge: edge,
  blipNumber: ink,
  chosen: ink,
  chosenEdge: ink,
  moved: ink,
  name: ink,
});

/** Bright blips with dark numbers. */
const onDark = ({ light, dark: { ink, paper } }: RadarTheming): Partial<RadarStyle> => ({
  line: ink,
  blip: ink,
  blipEdge: paper,
  blipNumber: light.ink,
  chosen: paper,
  chosenEdge: ink,
  moved: ink,
  name: ink,
  nameEdge: `${paper}99`,
  groupEdge: paper,
  groupNumber: paper,
});
