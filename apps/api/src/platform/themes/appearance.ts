import { type BrandColors, branded } from '@foreglow/contract/appearance/brand';
import { contrast, mixed } from '@foreglow/contract/appearance/colors';
import { z } from 'zod';
import type { SettingsGroup } from '../settings/settings-group.ts';
import type { Theme, ThemeFile, ThemeImage } from './theme.ts';
import { hashOf, themesPath } from './themes.ts';

/** The roles of pictures that administrators can give. */
const pictureRoles = ['mark', 'sign-in'] as const;
export type PictureRole = (typeof pictureRoles)[number];

/** How administrators have made the product look. Whatever is null is as in the default theme. */
export interface StoredAppearance {
  readonly name: string | null;
  readonly colors: BrandColors | null;
  readonly signInLine: { readonly en: string | null; readonly de: string | null };
  /** Hashes of the pictures, whose bytes are stored apart. */
  readonly pictures: Readonly<Record<PictureRole, string | null>>;
}

const color = z.string().regex(/^#[0-9a-f]{6}$/);
export const appearance: SettingsGroup<StoredAppearance> = {
  name: 'appearance',
  form: z.object({
    name: z.string().nullable(),
    colors: z.object({ accent: color, highlight: color, glow: color }).nullable(),
    signInLine: z.object({ en: z.string().nullable(), de: z.string().nullable() }),
    pictures: z.object({ mark: z.string().nullable(), 'sign-in': z.string().nullable() }),
  }),
};

/** The key of the theme that administrators have made. No folder can have this name. */
export const ownKey = '_own';

/** The bytes of a picture. */
export interface AppearancePicture {
  readonly type: 'image/png' | 'image/webp';
  readonly bytes: Buffer;
}

/** The default theme as administrators have changed it. */
export function ownTheme(
  base: Theme,
  { name, colors, signInLine }: StoredAppearance,
  pictures: Readonly<Partial<Record<PictureRole, AppearancePicture>>>,
): Theme {
  const given = Object.fromEntries(
    pictureRoles.flatMap((role) => {
      const picture = pictures[role];
      return picture ? [[role, imageOf(role, picture)] as const] : [];
    }),
  );
  // The logo is the icon of the browser's tab as well.
  const shown = { ...base.pictures, ...given, ...(given.mark && { icon: given.mark }) };
  const file: ThemeFile = { ...base, name: name ?? base.name, ...(colors && coloured(base, colors)) };
  const addresses = Object.values(given).map(({ address }) => address);
  return {
    ...file,
    key: ownKey,
    version: `${ownKey}-${hashOf(JSON.stringify([base.version, name, colors, addresses]))}`,
    pictures: shown,
    isUsual: base.isUsual && colors === null,
    signInLine,
  };
}

function imageOf(role: PictureRole, { type, bytes }: AppearancePicture): ThemeImage {
  return {
    address: `${themesPath}${ownKey}/${role}-${hashOf(bytes)}.${type === 'image/png' ? 'png' : 'webp'}`,
    type,
    bytes,
  };
}

/** What follows from the colours of an organisation. */
function coloured(base: Theme, colors: BrandColors): Pick<ThemeFile, 'light' | 'dark' | 'dawn' | 'radar'> {
  const { light, dark } = branded(base, colors);
  const { accent, highlight, glow } = colors;
  const white = '#ffffff';
  const brighter = mixed(glow, white, 0.1);
  return {
    light,
    dark,
    dawn: [glow, highlight, accent],
    radar: {
      light: {
        sun: glow,
        'sun-edge': mixed(glow, white, 0.25),
        'on-sun': readableOn(glow),
        sky: between([mixed(glow, white, 0.5), mixed(highlight, white, 0.7), mixed(accent, white, 0.86)]),
      },
      dark: {
        sun: brighter,
        'sun-edge': mixed(glow, dark.paper, 0.2),
        'on-sun': readableOn(brighter),
        sky: between([
          mixed(glow, dark.paper, 0.5),
          mixed(highlight, dark.paper, 0.6),
          mixed(accent, dark.paper, 0.75),
        ]),
      },
    },
  };
}

/** Black or white, whichever is read better on a colour; one of them always can be. */
const readableOn = (background: string): string =>
  contrast('#000000', background) >= contrast('#ffffff', background) ? '#000000' : '#ffffff';

/** Six colours from the first of three to the last. */
const between = ([first = '', middle = '', last = '']: readonly string[]): string[] =>
  [0, 0.4, 0.8]
    .map((share) => mixed(first, middle, share))
    .concat([0.2, 0.6, 1].map((share) => mixed(middle, last, share)));
