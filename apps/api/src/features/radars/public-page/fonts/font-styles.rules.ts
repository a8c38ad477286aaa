import type { UsedCharacters } from './used-characters.rules.ts';
import { fontsPath, type WebFont } from './web-fonts.ts';

/** The styles that refer to fonts by their addresses on this server. */
export const linkedFonts = (fonts: readonly WebFont[]): string =>
  fonts.map((font) => fontFace(font, `${fontsPath}${font.name}`)).join('\n');

/** The styles with the fonts embedded that a text with these characters needs. */
export const carriedFonts = (fonts: readonly WebFont[], used: UsedCharacters): string =>
  fonts
    .filter(({ letters }) => used.includeAnyOf(letters))
    .map((font) => fontFace(font, `data:font/woff2;base64,${font.bytes.toString('base64')}`))
    .join('\n');

const fontFace = ({ family, style, weight, letters }: WebFont, address: string): string =>
  `@font-face{font-family:'${family}';font-style:${style};font-weight:${weight};font-display:swap;src:url(${address}) format('woff2');unicode-range:${letters}}`;

/**
 * System fonts adjusted to the width of ours, so that lines do not shift when ours are loaded. As in `fallbacks.css` of
 * the web app.
 */
export const fallbackFonts = [
  "@font-face{font-family:'Newsreader fallback';src:local('Georgia');size-adjust:92%;ascent-override:96%;descent-override:32%;line-gap-override:0%}",
  "@font-face{font-family:'Inter fallback';src:local('Roboto'),local('Arial'),local('Liberation Sans');size-adjust:107%;ascent-override:90%;descent-override:23%;line-gap-override:0%;unicode-range:U+0-2FF}",
].join('\n');
