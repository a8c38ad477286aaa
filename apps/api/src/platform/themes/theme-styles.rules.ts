import { lookProperties } from '@foreglow/contract/radars/picture/looks';
import { radarLookOf } from './radar-look.rules.ts';
import type { Palette, Theme } from './theme.ts';

const families = {
  Newsreader: "'Newsreader Variable','Newsreader fallback',Georgia,'Times New Roman',serif",
  Inter: "'Inter Variable','Inter fallback',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
} as const;

const ofPalette = (palette: Palette): string[] => Object.entries(palette).map(([name, value]) => `--${name}:${value}`);

const ofRadar = (theme: Theme, scheme: 'light' | 'dark'): string[] =>
  lookProperties(radarLookOf(theme, scheme)).map(([name, value]) => `${name}:${value}`);

/** The tokens of a theme: what holds everywhere, and on light and on dark paper. */
export function themeTokens(theme: Theme): {
  readonly light: string;
  readonly dark: string;
} {
  const { fonts, light, dark, dawn } = theme;
  const [amber, rose, night] = dawn;
  const always = [
    `--serif:${families[fonts.reading]}`,
    `--sans:${families[fonts.interface]}`,
    `--dawn-amber:${amber}`,
    `--dawn-rose:${rose}`,
    `--dawn-indigo:${night}`,
  ];
  return {
    light: [...always, ...ofPalette(light), ...ofRadar(theme, 'light')].join(';'),
    // The night is hard to see on dark paper.
    dark: [...ofPalette(dark), ...ofRadar(theme, 'dark'), `--dawn-indigo:${dark.indigo}`].join(';'),
  };
}

const replaced = (what: string, address: string, how: string): string =>
  `[data-picture=${what}]>*{display:none}[data-picture=${what}]{background:url(${address}) ${how} no-repeat}`;

/**
 * The styles that give the web application the look of a theme. They replace the tokens of `tokens.css` and the pictures
 * that are marked with `data-picture`.
 */
export function themeStyles(theme: Theme): string {
  const { light, dark } = themeTokens(theme);
  const { mark, 'sign-in': signIn } = theme.pictures;
  return [
    `:root{${light}}`,
    `@media not print{[data-mantine-color-scheme=dark]{${dark}}}`,
    mark ? replaced('mark', mark.address, 'center/contain') : '',
    signIn ? replaced('sign-in', signIn.address, 'bottom/cover') : '',
  ]
    .filter(Boolean)
    .join('\n');
}
