/** The size of a scene, in pixels. */
export const width = 1200;
export const height = 800;

/** The colours of the sky at a time of day, from the top to the horizon, and those of the objects in front of it. */
export interface Light {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly lamp: string;
}

export const lights = {
  dawn: { sky: ['#3d348b', '#c93b63', '#f6b26b'], far: '#6d4a86', near: '#2b2552', ground: '#1b1a2b', lamp: '#ffd9a0' },
  day: { sky: ['#bcd3e6', '#dfe9ee', '#f7efdf'], far: '#9fb4b8', near: '#4f6f78', ground: '#e3d9c4', lamp: '#fff6dd' },
  heat: { sky: ['#e8923a', '#f2b775', '#f9e1bd'], far: '#d98a57', near: '#8a3f3a', ground: '#c97a4a', lamp: '#fff1cf' },
  green: {
    sky: ['#8fb7b0', '#cfe0d3', '#f6efd8'],
    far: '#8aa98f',
    near: '#3f6a52',
    ground: '#5d8259',
    lamp: '#fff4d2',
  },
  night: {
    sky: ['#0e0d1f', '#1f1b44', '#4a3a78'],
    far: '#231f47',
    near: '#15132c',
    ground: '#0d0c1a',
    lamp: '#f6c177',
  },
} as const satisfies Record<string, Light>;

/** A drawing on a background of sky. */
export function scene({ sky }: Light, ...shapes: readonly string[]): string {
  const stops = sky.map((colour, at) => `<stop offset="${at / 2}" stop-color="${colour}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient></defs>${rectangle(0, 0, width, height, 'url(#sky)')}${shapes.join('')}</svg>`;
}

export const rectangle = (x: number, y: number, w: number, h: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${round}" fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" opacity="${opacity}"/>`;

/** A closed shape through points. */
export const shape = (points: readonly (readonly [number, number])[], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z" fill="${fill}"/>`;

/** An open line of SVG path commands. */
export const line = (commands: string, stroke: string, thickness: number): string =>
  `<path d="${commands}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round"/>`;

/** Creates shapes for `count` positions, counted from 0. */
export const each = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** The sun with two rings of light. */
export const sun = (x: number, y: number, radius: number, fill: string): string =>
  circle(x, y, radius * 2.1, fill, 0.16) + circle(x, y, radius * 1.5, fill, 0.28) + circle(x, y, radius, fill);

/** A house with rows of windows; `lit` returns which are lit, by row and column. */
export function house(
  box: { readonly x: number; readonly y: number; readonly w: number; readonly rows: number; readonly columns: number },
  colours: { readonly wall: string; readonly lit: string; readonly dark: string },
  lit: (row: number, column: number) => boolean = () => false,
): string {
  const { x, y, w, rows, columns } = box;
  const step = w / columns;
  const windows = each(rows, (row) =>
    each(columns, (column) =>
      rectangle(
        x + column * step + step * 0.3,
        y + 34 + row * 74,
        step * 0.4,
        42,
        lit(row, column) ? colours.lit : colours.dark,
        3,
      ),
    ),
  );
  return rectangle(x, y, w, height - y, colours.wall) + windows;
}

/** A tree with a round crown. */
export const tree = (x: number, y: number, size: number, crown: string, trunk: string): string =>
  rectangle(x - size * 0.07, y - size * 0.5, size * 0.14, size * 0.5, trunk) +
  circle(x, y - size * 0.78, size * 0.42, crown) +
  circle(x - size * 0.26, y - size * 0.58, size * 0.28, crown) +
  circle(x + size * 0.26, y - size * 0.6, size * 0.3, crown);
