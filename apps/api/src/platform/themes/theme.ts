import { z } from 'zod';

const color = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1b1a2b, in lower case');
const family = z.enum(
  ['Newsreader', 'Inter'],
  'must be one of the fonts that come with the product: Newsreader, Inter',
);

/** The names of the colours are those of the tokens in `apps/web/src/ui/styles/tokens.css`. */
const palette = z.strictObject({
  paper: color,
  surface: color,
  sunken: color,
  hover: color,
  ink: color,
  'ink-2': color,
  'ink-3': color,
  'ink-mute': color,
  line: color,
  'line-2': color,
  'line-field': color,
  indigo: color,
  rose: color,
  amber: color,
  focus: color,
  'accent-soft': color,
});
export type Palette = z.infer<typeof palette>;

const radarStyle = z.strictObject({
  sun: color,
  'sun-edge': color,
  'on-sun': color,
  /** From the sun outwards. */
  sky: z.array(color).length(6, 'must have six colours, from the sun outwards'),
});

const image = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,40}\.(?:svg|png|webp)$/, 'must be the name of an SVG, PNG or WebP file in the folder');

/** `theme.json`. */
export const themeFile = z.strictObject({
  /** The name of the product. */
  name: z.string().trim().min(1, 'must not be empty').max(60, 'must have at most 60 characters'),
  fonts: z.strictObject({ reading: family, interface: family }),
  light: palette,
  dark: palette,
  /** The colours of the dawn gradient: near the sun, in between, and the night. */
  dawn: z.array(color).length(3, 'must have three colours'),
  radar: z.strictObject({ light: radarStyle, dark: radarStyle }),
  /** Pictures that replace those of the product. */
  images: z.strictObject({ mark: image.optional(), 'sign-in': image.optional(), icon: image.optional() }),
});
export type ThemeFile = z.infer<typeof themeFile>;

/** A picture of a theme, ready to be served. */
export interface ThemeImage {
  /** Its address, which changes with its content. */
  readonly address: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** The style of the product on a host. */
export interface Theme extends ThemeFile {
  /** Name of its folder. */
  readonly key: string;
  /** Changes with the content of the theme. Drawings made with another version are drawn again. */
  readonly version: string;
  readonly pictures: Readonly<Partial<Record<keyof ThemeFile['images'], ThemeImage>>>;
  /** Whether its colours are those of the product, so that drawings look as usual. */
  readonly isUsual: boolean;
  /** Words beside sign-in, which replace those of the product. */
  readonly signInLine?: { readonly en: string | null; readonly de: string | null };
}
