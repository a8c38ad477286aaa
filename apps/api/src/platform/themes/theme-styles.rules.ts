import { mixed } from '@foreglow/contract/appearance/colors';
import { mapStyleProperties } from '@foreglow/pictures/map/map-style';
import { radarStyleProperties } from '@foreglow/pictures/radars/radar-style';
import { dawnDrawing } from './dawn-drawing.rules.ts';
import { mapStyleOf } from './map-style.rules.ts';
import { radarStyleOf } from './radar-style.rules.ts';
import type { Palette, Theme } from './theme.ts';

const families = {
  Newsreader: "'Newsreader Variable','Newsreader fallback',Georgia,'Times New Roman',serif",
  Inter: "'Inter Variable','Inter fallback',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
} as const;

const ofPalette = (palette: Palette): string[] => Object.entries(palette).map(([name, value]) => `--${name}:${value}`);

/** The properties for pictures of radars and maps. */
const ofPictures = (theme: Theme, scheme: 'light' | 'dark'): string[] =>
  [...radarStyleProperties(radarStyleOf(theme, scheme)), ...mapStyleProperties(mapStyleOf(theme, scheme))].map(
    ([name, value]) => `${name}:${value}`,
  );

/** The tokens of a theme: common ones, and those for a light and a dark background. */
export function themeTokens(theme: Theme): {
  readonly light: string;
  readonly dark: string;
} {
  const { fonts, light, dark, dawn, isUsual } = theme;
  const [amber, rose, night] = dawn;
  const always = [
    `--serif:${families[fonts.reading]}`,
    `--sans:${families[fonts.interface]}`,
    `--dawn-amber:${amber}`,
    `--dawn-rose:${rose}`,
    `--dawn-indigo:${night}`,
    ...(isUsual ? [] : dawnDrawing(dawn).sky.map((color, at) => `--sky-${at + 1}:${color}`)),
  ];
  return {
    light: [...always, ...ofPalette(light), ...ofPictures(theme, 'light')].join(';'),
    // The colour of the night is hard to see on a dark background.
    dark: [...ofPalette(dark), ...ofPictures(theme, 'dark'), `--dawn-indigo:${dark.indigo}`].join(';'),
  };
}

const replaced = (what: string, address: string, how: string): string =>
  `[data-picture=${what}]>*{display:none}[data-picture=${what}]{background:url(${address}) ${how} no-repeat}`;

/** On a narrow screen the text is on the lower part of the picture, so the top is darkened for it. */
function shaded(what: string, [, , night = '#000000']: readonly string[], address: string): string {
  const dark = mixed(night, '#000000', 0.45);
  const shade = `linear-gradient(${dark}e6,${dark}bf 55%,${dark}00 85%)`;
  return `@media (max-width:819px){[data-picture=${what}]{background:${shade},url(${address}) bottom/cover no-repeat}}`;
}

/**
 * The styles that give the web application the look of a theme. They replace the tokens of `tokens.css` and the
 * pictures marked with `data-picture`.
 */
export function themeStyles(theme: Theme): string {
  const { light, dark } = themeTokens(theme);
  const { mark, 'sign-in': signIn } = theme.pictures;
  return [
    `:root{${light}}`,
    `@media not print{[data-mantine-color-scheme=dark]{${dark}}}`,
    mark ? replaced('mark', mark.address, 'center/contain') : '',
    signIn ? replaced('sign-in', signIn.address, 'bottom/cover') + shaded('sign-in', theme.dawn, signIn.address) : '',
  ]
    .filter(Boolean)
    .join('\n');
}
