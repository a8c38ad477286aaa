/** The colours and typefaces of a picture of a map. */
export interface MapStyle {
  /** The background of the picture, and the edges around the names. */
  readonly paper: string;
  /** Names of the groups. */
  readonly ink: string;
  /** Counts of the groups, and titles of outlines. */
  readonly inkSoft: string;
  /** The levels of the landscape, from its edge to the tops of the hills. */
  readonly terrain: readonly string[];
  /** The lines between the levels. */
  readonly line: string;
  readonly lineOpacity: number | string;
  /** The hairline around a point. */
  readonly pointEdge: string;
  /** Points that do not match. */
  readonly dim: string;
  /** Selected points, and the shape that is drawn to select them. */
  readonly chosen: string;
  /** The ring around the point of the open card. */
  readonly current: string;
  readonly insight: string;
  readonly trend: string;
  readonly serif: string;
  readonly sans: string;
}

/** The opacity of the lines from names to what they name, in `inkSoft`. */
export const leaderOpacity = 0.55;

const serif = "'Newsreader Variable', Newsreader, 'Newsreader fallback', Georgia, serif";
const sans = "'Inter Variable', Inter, 'Inter fallback', system-ui, sans-serif";

/** Dawn on paper: from amber over rose to violet. */
const light: MapStyle = {
  paper: '#faf8f4',
  ink: '#1b1a2b',
  inkSoft: '#5a576e',
  terrain: ['#f6f2ea', '#f6ecdf', '#f8e5d1', '#fadcc1', '#f9d0b5', '#f5c0ae', '#edaead', '#e39fb1', '#d892ba'],
  line: '#8c6242',
  lineOpacity: 0.13,
  pointEdge: '#ffffff',
  dim: '#b9b4b8',
  chosen: '#3d348b',
  current: '#1b1a2b',
  insight: '#3d348b',
  trend: '#b3325a',
  serif,
  sans,
};

/** The night before: the hills glow, as the sky of a radar does towards its sun. */
const dark: MapStyle = {
  paper: '#121120',
  ink: '#edeaf6',
  inkSoft: '#b4afcb',
  terrain: ['#161529', '#1c1932', '#251e3c', '#312446', '#3f2b4e', '#503254', '#633a57', '#774357', '#8b4f57'],
  line: '#f3d9e6',
  lineOpacity: 0.09,
  pointEdge: '#121120',
  dim: '#56526e',
  chosen: '#b3abf5',
  current: '#ffffff',
  insight: '#b3abf5',
  trend: '#f07a98',
  serif,
  sans,
};

export const mapStyles: Readonly<Record<'light' | 'dark', MapStyle>> = { light, dark };

type Property = readonly [name: string, value: string];

/** `pointEdge` as `--map-point-edge`. */
const propertyName = (key: string) => `--map-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The CSS custom properties of a style, for pages whose pictures are drawn in `variableMapStyle`. */
export function mapStyleProperties(style: MapStyle): readonly Property[] {
  const { terrain, ...others } = style;
  return [
    ...Object.entries(others).map(([key, value]): Property => [propertyName(key), String(value)]),
    ...terrain.map((color, level): Property => [propertyName(`terrain-${level}`), color]),
  ];
}

/** A style with the values of CSS custom properties, as far as they are set: the inverse of `mapStyleProperties`. */
export function themedMapStyle(usual: MapStyle, valueNamed: (name: string) => string): MapStyle {
  const { terrain, ...others } = usual;
  const entries = Object.entries(others).map(([key, value]) => [key, valueNamed(propertyName(key)) || value]);
  return {
    ...(Object.fromEntries(entries) as typeof others),
    terrain: terrain.map((color, level) => valueNamed(propertyName(`terrain-${level}`)) || color),
  };
}

/**
 * The style whose values are CSS custom properties, so that a page can change the style without drawing the picture
 * again.
 */
export const variableMapStyle: MapStyle = {
  ...(Object.fromEntries(Object.keys(light).map((key) => [key, `var(${propertyName(key)})`])) as Record<
    Exclude<keyof MapStyle, 'terrain'>,
    string
  >),
  terrain: light.terrain.map((_, level) => `var(${propertyName(`terrain-${level}`)})`),
};
