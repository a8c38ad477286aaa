import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { dawnDrawing } from '#platform/themes/dawn-drawing.rules.ts';
import { mapStyleOf } from '#platform/themes/map-style.rules.ts';
import { radarStyleOf } from '#platform/themes/radar-style.rules.ts';
import type { Theme as SiteTheme, ThemeFile } from '#platform/themes/theme.ts';
import { isThemeName, themesFolder } from '#platform/themes/themes.ts';

type Family = 'Newsreader' | 'Inter';

/** The parts of a theme of the product that are sent to the thread that makes a booklet. */
export type BookletTheme = Omit<ThemeFile, 'images'> &
  Pick<SiteTheme, 'key' | 'isUsual'> & { readonly logo: Logo | null };

/** The logo of a theme as a file, in one of the forms that can be printed. */
export interface Logo {
  readonly ending: 'png' | 'svg';
  readonly bytes: Uint8Array;
}

/** The style of booklets: values of the theme, and the drawing of the cover. */
export interface Theme {
  readonly product: string;
  readonly logo: Logo | null;
  readonly fonts: Readonly<Record<'reading' | 'interface', Family>>;
  readonly colors: Readonly<Record<'ink' | 'secondary' | 'faint' | 'line' | 'sunken' | 'link', string>>;
  /** The styles of the pictures of radars and maps, in the fonts of the booklet. */
  readonly styles: { readonly radar: RadarStyle; readonly map: MapStyle };
  /** Typst code. */
  readonly cover: string;
}

/** The parts of a theme that a booklet has. */
export const bookletThemeOf = ({
  key,
  isUsual,
  name,
  fonts,
  light,
  dark,
  dawn,
  radar,
  pictures,
}: SiteTheme): BookletTheme => ({
  key,
  isUsual,
  name,
  fonts,
  light,
  dark,
  dawn,
  radar,
  logo: logoOf(pictures.mark),
});

const endings: Readonly<Record<string, Logo['ending']>> = { 'image/png': 'png', 'image/svg+xml': 'svg' };

function logoOf(mark: SiteTheme['pictures']['mark']): Logo | null {
  const ending = mark && endings[mark.type];
  return ending ? { ending, bytes: new Uint8Array(mark.bytes) } : null;
}

/** The style of a booklet. A theme without a cover has the default cover, in its own colours if it has no folder. */
export function readTheme(theme: BookletTheme): Theme {
  const { name: product, fonts, light, logo } = theme;
  const typefaces = { serif: fonts.reading, sans: fonts.interface };
  return {
    product,
    logo,
    fonts,
    colors: {
      ink: light.ink,
      secondary: light['ink-2'],
      faint: light['ink-mute'],
      line: light.line,
      sunken: light.sunken,
      link: light.indigo,
    },
    styles: {
      radar: { ...radarStyleOf(theme, 'night'), ...typefaces },
      map: { ...mapStyleOf(theme, 'light'), ...typefaces },
    },
    cover: coverOf(theme),
  };
}

function coverOf({ key, isUsual, dawn }: BookletTheme): string {
  const pathOf = (name: string) => join(themesFolder, name, 'cover.typ');
  const drawn = isThemeName(key) && existsSync(pathOf(key)) ? key : 'default';
  const cover = readFileSync(pathOf(drawn), 'utf8');
  return isThemeName(key) || isUsual ? cover : dawnCover(dawn);
}

/** The default cover in other colours: the sky before sunrise, and the sun at its foot. */
function dawnCover(dawn: readonly string[]): string {
  const { sky, rings } = dawnDrawing(dawn);
  const stops = [0, 34, 70, 92].map((at, index) => `(rgb("${sky[index]}"), ${at}%)`);
  const discs = [0.545, 0.435, 0.325, 0.213, 0.105].map((share, index) => `(${share}, "${rings[index]}")`);
  return `#let cover-ink = white
#let cover-soft-ink = rgb("#ffffffd9")
#let cover-drawing(width, height) = {
  let sky = gradient.linear(angle: 90deg, ${stops.join(', ')}, (rgb("${sky.at(-1)}"), 100%))
  rect(width: 100%, height: 100%, fill: sky, stroke: none)
  let unit = calc.min(width, height * 0.72)
  let foot = if width < height { width / 2 } else { width * 0.7 }
  for (share, color) in (${discs.join(', ')}) {
    let radius = unit * share
    place(top + left, dx: foot - radius, dy: height - radius, circle(radius: radius, fill: rgb(color), stroke: none))
  }
}
`;
}
