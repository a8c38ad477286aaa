import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { RadarStyle } from '@foreglow/pictures/radars/radar-style';
import { mapStyleOf } from '#platform/themes/map-style.rules.ts';
import { radarStyleOf } from '#platform/themes/radar-style.rules.ts';
import { themeFile } from '#platform/themes/theme.ts';
import { isThemeName, themesFolder } from '#platform/themes/themes.ts';

type Family = 'Newsreader' | 'Inter';

/** The style of booklets: values of the theme, and the drawing of the cover. */
export interface Theme {
  readonly product: string;
  readonly fonts: Readonly<Record<'reading' | 'interface', Family>>;
  readonly colors: Readonly<Record<'ink' | 'secondary' | 'faint' | 'line' | 'sunken' | 'link', string>>;
  /** The styles of the pictures of radars and maps, in the fonts of the booklet. */
  readonly styles: { readonly radar: RadarStyle; readonly map: MapStyle };
  /** Typst code. */
  readonly cover: string;
}

/**
 * Reads a theme for booklets, in the thread that makes one. An unknown name yields the default theme. A theme without a
 * cover uses the default cover.
 */
export function readTheme(name: string): Theme {
  const pathOf = (theme: string, file: string) => join(themesFolder, theme, file);
  const known = isThemeName(name) && existsSync(pathOf(name, 'theme.json')) ? name : 'default';
  const drawn = existsSync(pathOf(known, 'cover.typ')) ? known : 'default';
  const file = themeFile.parse(JSON.parse(readFileSync(pathOf(known, 'theme.json'), 'utf8')));
  const { name: product, fonts, light } = file;
  const theme = { ...file, key: known };
  const typefaces = { serif: fonts.reading, sans: fonts.interface };
  return {
    product,
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
      radar: { ...radarStyleOf(theme, 'light'), ...typefaces },
      map: { ...mapStyleOf(theme, 'light'), ...typefaces },
    },
    cover: readFileSync(pathOf(drawn, 'cover.typ'), 'utf8'),
  };
}
