import { readFileSync } from 'node:fs';
import type { Theme } from '#platform/themes/theme.ts';
import { carriedFonts, fallbackFonts, linkedFonts } from './fonts/font-styles.rules.ts';
import type { UsedCharacters } from './fonts/used-characters.rules.ts';
import type { WebFont } from './fonts/web-fonts.ts';
import { themedStyles, tokenStyles } from './tokens.rules.ts';

const parts = ['base', 'header', 'picture', 'lists', 'details', 'editions', 'unavailable'] as const;

/** The styles of a public page without its fonts: its colours and its parts. */
function pageStyles(): string {
  const texts = parts.map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8'));
  return [tokenStyles(), ...texts.map(shortened)].join('\n');
}

const shortened = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{}:;,])\s+/g, (_, sign: string) => (sign === ':' ? ': ' : sign));

/** The styles of pages sent by this server. They are the same for every page of a theme. */
export const onlineStyles = (fonts: readonly WebFont[], theme: Theme | undefined): string =>
  [linkedFonts(fonts), fallbackFonts, pageStyles(), themedStyles(theme)].join('\n');

/** The styles of a page that works without a server, with the fonts that its characters need. */
export const offlineStyles = (fonts: readonly WebFont[], used: UsedCharacters, theme: Theme | undefined): string =>
  [carriedFonts(fonts, used), fallbackFonts, pageStyles(), themedStyles(theme)].filter(Boolean).join('\n');
