import type { RadarTheme } from '@foreglow/contract';

/** A colour of the sky: where between the sun (0) and its edge (1). */
export interface SkyStop {
  readonly at: number;
  readonly color: string;
}

/** The colours and typefaces of a picture of a radar. */
export interface RadarStyle {
  /** Blips are lights in the night sky, instead of numbered circles. */
  readonly isNight: boolean;
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
  /** The way that a blip which moved has come. */
  readonly moved: string;
  /** The names of blips, and the edge that lifts their letters from the sky. */
  readonly name: string;
  readonly nameEdge: string;
  readonly serif: string;
  readonly sans: string;
}

const serif = "'Newsreader Variable', Newsreader, 'Newsreader fallback', Georgia, serif";
const sans = "'Inter Variable', Inter, 'Inter fallback', system-ui, sans-serif";

const light: RadarStyle = {
  isNight: false,
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
  name: '#1b1a2b',
  nameEdge: '#ffffff8c',
  serif,
  sans,
};

const dark: RadarStyle = {
  isNight: false,
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
  name: '#f4f1fb',
  nameEdge: '#12112099',
  serif,
  sans,
};

/** The sky before sunrise, in which a radar is shown to others. */
const night: RadarStyle = {
  isNight: true,
  paper: '#0e0d19',
  ink: '#d9d3f0',
  inkSoft: '#a39dc4',
  sun: '#fbd38f',
  sunEdge: '#f5a85c',
  onSun: '#3b2312',
  sky: [
    { at: 0, color: '#e07d55' },
    { at: 0.14, color: '#c5536b' },
    { at: 0.34, color: '#8b3f83' },
    { at: 0.55, color: '#5b3585' },
    { at: 0.74, color: '#382d78' },
    { at: 1, color: '#1b1838' },
  ],
  line: '#e9e2ff',
  lineOpacity: 0.2,
  blip: '#fff8ea',
  blipEdge: '#0e0d19',
  blipNumber: '#fff8ea',
  chosen: '#fff8ea',
  chosenEdge: '#fff8ea',
  chosenNumber: '#1b1a2b',
  group: '#2a2560',
  groupEdge: '#fff8ea',
  groupNumber: '#fff8ea',
  isNew: '#ff8a9c',
  moved: '#ffe9c9',
  name: '#fff8ea',
  nameEdge: '#0e0d1980',
  serif,
  sans,
};

/** The backgrounds of a picture: paper by day and by night of the screen, and the sky of what is shown to others. */
export const radarStyles = { light, dark, night } as const satisfies Record<RadarTheme | 'night', RadarStyle>;

type Property = readonly [name: string, value: string];

/** `blipEdge` as `--radar-blip-edge`. */
const propertyName = (key: string) => `--radar-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The CSS custom properties of a style, for pages whose pictures are drawn in `variableRadarStyle`. */
export function radarStyleProperties(style: RadarStyle): readonly Property[] {
  const { sky, isNight, ...others } = style;
  return [
    ...Object.entries(others).map(([key, value]): Property => [propertyName(key), String(value)]),
    ...sky.map(({ color }, index): Property => [propertyName(`sky-${index}`), color]),
  ];
}

/**
 * The style whose values are CSS custom properties, so that a page can change the style without drawing the picture
 * again.
 */
export const variableRadarStyle: RadarStyle = variableOf(light);
/** The same for the sky of what is shown. */
export const variableNightStyle: RadarStyle = variableOf(night);

function variableOf({ isNight, sky, ...others }: RadarStyle): RadarStyle {
  const variables = Object.keys(others).map((key) => [key, `var(${propertyName(key)})`]);
  return {
    ...(Object.fromEntries(variables) as Record<keyof typeof others, string>),
    isNight,
    sky: sky.map(({ at }, index) => ({ at, color: `var(${propertyName(`sky-${index}`)})` })),
  };
}
