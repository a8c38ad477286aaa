import type { RadarTheme } from '@foreglow/contract';

/** A colour of the sky: where between the sun (0) and its edge (1). */
export interface SkyStop {
  readonly at: number;
  readonly color: string;
}

/** The colours and typefaces of a picture of a radar. */
export interface RadarStyle {
  /** The background of the picture, where it is not part of a page. */
  readonly paper: string;
  /** Names of the sectors. */
  readonly ink: string;
  /** Names of the rings. */
  readonly inkSoft: string;
  /** The sun, in its middle and at its edge. */
  readonly sun: string;
  readonly sunEdge: string;
  /** The question in the sun. */
  readonly onSun: string;
  /** The colours of the sky, from the sun outwards. */
  readonly sky: readonly SkyStop[];
  /** Lines between rings and sectors. */
  readonly line: string;
  readonly lineOpacity: number | string;
  readonly blip: string;
  /** The hairline around a blip. */
  readonly blipEdge: string;
  readonly blipNumber: string;
  /** The selected blip. */
  readonly chosen: string;
  readonly chosenEdge: string;
  readonly chosenNumber: string;
  /** The circle of several blips. */
  readonly group: string;
  readonly groupEdge: string;
  readonly groupNumber: string;
  /** The ring of a new blip. */
  readonly isNew: string;
  /** The stroke of a blip that has moved. */
  readonly moved: string;
  readonly serif: string;
  readonly sans: string;
}

const serif = "'Newsreader Variable', Newsreader, 'Newsreader fallback', Georgia, serif";
const sans = "'Inter Variable', Inter, 'Inter fallback', system-ui, sans-serif";

const light: RadarStyle = {
  paper: '#faf8f4',
  ink: '#1b1a2b',
  inkSoft: '#5a576e',
  sun: '#f0a04b',
  sunEdge: '#f2ae82',
  onSun: '#3b2312',
  sky: [
    { at: 0, color: '#f2b08a' },
    { at: 0.16, color: '#f0b5a7' },
    { at: 0.3, color: '#eebabf' },
    { at: 0.46, color: '#e7c6d4' },
    { at: 0.66, color: '#ded4e8' },
    { at: 1, color: '#e6e4ea' },
  ],
  line: '#ffffff',
  lineOpacity: 0.9,
  blip: '#ffffff',
  blipEdge: '#8f8a9e',
  blipNumber: '#1b1a2b',
  chosen: '#1b1a2b',
  chosenEdge: '#1b1a2b',
  chosenNumber: '#ffffff',
  group: '#3d348b',
  groupEdge: '#ffffff',
  groupNumber: '#ffffff',
  isNew: '#c93b63',
  moved: '#1b1a2b',
  serif,
  sans,
};

const dark: RadarStyle = {
  paper: '#121120',
  ink: '#edeaf6',
  inkSoft: '#a9a4c2',
  sun: '#f6b25f',
  sunEdge: '#e88b52',
  onSun: '#2b1608',
  sky: [
    { at: 0, color: '#b85a50' },
    { at: 0.16, color: '#98475c' },
    { at: 0.3, color: '#773d66' },
    { at: 0.46, color: '#563568' },
    { at: 0.66, color: '#3a2f60' },
    { at: 1, color: '#23213f' },
  ],
  line: '#f3e9ff',
  lineOpacity: 0.26,
  blip: '#f4f1fb',
  blipEdge: '#121120',
  blipNumber: '#1b1a2b',
  chosen: '#121120',
  chosenEdge: '#edeaf6',
  chosenNumber: '#ffffff',
  group: '#a79ef0',
  groupEdge: '#121120',
  groupNumber: '#121120',
  isNew: '#e6527c',
  moved: '#f4f1fb',
  serif,
  sans,
};

export const radarStyles: Readonly<Record<RadarTheme, RadarStyle>> = { light, dark };

type Property = readonly [name: string, value: string];

/** `blipEdge` as `--radar-blip-edge`. */
const propertyName = (key: string) => `--radar-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The CSS custom properties of a style, for pages whose pictures are drawn in `variableRadarStyle`. */
export function radarStyleProperties(style: RadarStyle): readonly Property[] {
  const { sky, ...others } = style;
  return [
    ...Object.entries(others).map(([key, value]): Property => [propertyName(key), String(value)]),
    ...sky.map(({ color }, index): Property => [propertyName(`sky-${index}`), color]),
  ];
}

/**
 * The style whose values are CSS custom properties, so that a page can change the style without drawing the picture
 * again.
 */
export const variableRadarStyle: RadarStyle = {
  ...(Object.fromEntries(Object.keys(light).map((key) => [key, `var(${propertyName(key)})`])) as Record<
    Exclude<keyof RadarStyle, 'sky'>,
    string
  >),
  sky: light.sky.map(({ at }, index) => ({ at, color: `var(${propertyName(`sky-${index}`)})` })),
};
