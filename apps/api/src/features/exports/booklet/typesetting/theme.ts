import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapLook } from '@foreglow/contract/map/picture/looks';
import type { RadarLook } from '@foreglow/contract/radars/picture/looks';
import { mapLookOf } from '../../../../platform/themes/map-look.rules.ts';
import { radarLookOf } from '../../../../platform/themes/radar-look.rules.ts';
import { themeFile } from '../../../../platform/themes/theme.ts';
import { isThemeName, themesFolder } from '../../../../platform/themes/themes.ts';

type Family = 'Newsreader' | 'Inter';

/** The look of booklets: values of the theme, and the drawing of the cover. */
export interface Theme {
  readonly product: string;
  readonly fonts: Readonly<Record<'reading' | 'interface', Family>>;
  readonly colors: Readonly<Record<'ink' | 'secondary' | 'faint' | 'line' | 'sunken' | 'link', string>>;
  /** The looks of the pictures of radars and maps, in the fonts of the booklet. */
  readonly looks: { readonly radar: RadarLook; readonly map: MapLook };
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
    looks: {
      radar: { ...radarLookOf(theme, 'light'), ...typefaces },
      map: { ...mapLookOf(theme, 'light'), ...typefaces },
    },
    cover: readFileSync(pathOf(drawn, 'cover.typ'), 'utf8'),
  };
}
