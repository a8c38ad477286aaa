import { type TagColor, tagColors, tagColorValues } from '@foreglow/contract';
import { radarStyleProperties, radarStyles } from '@foreglow/pictures/radars/radar-style';
import { radarStyleOf } from '#platform/themes/radar-style.rules.ts';
import type { Theme } from '#platform/themes/theme.ts';
import { themeTokens } from '#platform/themes/theme-styles.rules.ts';

type Tokens = Readonly<Record<string, string>>;

/** The tokens of the product (`tokens.css` of the web app) that a public page uses. */
const light: Tokens = {
  'color-scheme': 'light',
  '--paper': '#faf8f4',
  '--surface': '#ffffff',
  '--sunken': '#f3efe8',
  '--ink': '#1b1a2b',
  '--ink-2': '#5a576e',
  '--ink-mute': '#6b677d',
  '--line': '#e8e2d9',
  '--line-2': '#d8d1c6',
  '--line-field': '#c9c1b4',
  '--indigo': '#3d348b',
  '--rose': '#c93b63',
  '--rose-text': '#b4234d',
  '--accent-soft': '#efebfa',
  '--focus': '#3d348b',
  '--shadow': '0 1px 2px rgb(27 26 43 / 0.04), 0 12px 32px rgb(27 26 43 / 0.12)',
  '--shadow-modal': '0 -12px 60px rgb(20 18 40 / 0.22)',
};

const dark: Tokens = {
  'color-scheme': 'dark',
  '--paper': '#121120',
  '--surface': '#1a192b',
  '--sunken': '#1d1c31',
  '--ink': '#edeaf6',
  '--ink-2': '#a9a4c2',
  '--ink-mute': '#928da9',
  '--line': '#2a2840',
  '--line-2': '#3a3756',
  '--line-field': '#46426a',
  '--indigo': '#a79ef0',
  '--rose': '#f07a98',
  '--rose-text': '#f07a98',
  '--accent-soft': '#262347',
  '--focus': '#a79ef0',
  '--shadow': '0 1px 2px rgb(0 0 0 / 0.3), 0 12px 32px rgb(0 0 0 / 0.45)',
  '--shadow-modal': '0 -12px 60px rgb(0 0 0 / 0.6)',
};

/** The page in the night sky: as dark as the sky at its edge. */
const night: Tokens = {
  ...dark,
  '--paper': '#0e0d19',
  '--surface': '#17162a',
  '--sunken': '#1d1b33',
  '--line': '#282544',
  '--line-2': '#37335a',
  '--rose': '#ff8a9c',
  '--rose-text': '#ff9db0',
};

const typefaces: Tokens = {
  '--serif': "'Newsreader Variable', 'Newsreader fallback', Georgia, 'Times New Roman', serif",
  '--sans': "'Inter Variable', 'Inter fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
};

/** The colours of the tags on a dark background; their light ones are in the contract. */
const darkTags: Readonly<Record<TagColor, string>> = {
  blue: '#5b8ed6',
  ochre: '#c99a35',
  orange: '#dd8a52',
  green: '#69a867',
  violet: '#9b80dc',
  rose: '#ea7394',
  teal: '#48a9a9',
  plum: '#bd6cb2',
  slate: '#8592a8',
  brown: '#b07f5e',
};

const tagTokens = (colors: Readonly<Record<TagColor, string>>): Tokens =>
  Object.fromEntries(tagColors.map((name) => [`--tag-${name}`, colors[name]]));

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Styles for light and dark backgrounds and for the night sky: as the system prefers, unless the page specifies one. */
const bySystem = ({ bright, dim, night }: Readonly<Record<'bright' | 'dim' | 'night', string>>): string[] => [
  `:root{${bright}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dim}}}`,
  `@media screen{:root[data-theme=dark]{${dim}}:root[data-theme=night]{${night}}}`,
];

/** The styles that replace the tokens by those of a theme. The default theme needs no replacement. */
export function themedStyles(theme: Theme | undefined): string {
  if (!theme || theme.isUsual) return '';
  const { light, dark } = themeTokens(theme);
  const sky = radarStyleOf(theme, 'night');
  const dim = `${dark};--rose-text:${theme.dark.rose}`;
  return bySystem({
    bright: `${light};--rose-text:${theme.light.rose}`,
    dim,
    night: `${dim};--paper:${sky.paper};${declarations(Object.fromEntries(radarStyleProperties(sky)))}`,
  }).join('\n');
}

/** The styles that declare the tokens, in the colours of the default theme. */
export function tokenStyles(): string {
  const bright = declarations({
    ...typefaces,
    ...light,
    ...tagTokens(tagColorValues),
    ...Object.fromEntries(radarStyleProperties(radarStyles.light)),
  });
  const dimmed = (tokens: Tokens, scheme: 'dark' | 'night') =>
    declarations({
      ...tokens,
      ...tagTokens(darkTags),
      ...Object.fromEntries(radarStyleProperties(radarStyles[scheme])),
    });
  const dots = tagColors.map((name) => `.tag-${name}::before{background:var(--tag-${name})}`);
  return [...bySystem({ bright, dim: dimmed(dark, 'dark'), night: dimmed(night, 'night') }), ...dots].join('\n');
}
