import { draw, sheet } from '@foreglow/pictures/art';
import type { SlideStyle } from './slide-style.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The art shown in place of a missing picture, as an SVG that fills its frame: the same as on the screen. */
export function artSvg(seed: string, { width, height }: Size): string {
  const { palette, shapes } = draw(seed);
  const [light, middle, dark] = palette;
  const drawn = shapes.map(({ path, tone, opacity, width: stroke }) => {
    const color = tone === 'light' ? '#fff' : dark;
    return stroke === undefined
      ? `<path d="${path}" fill="${color}" fill-opacity="${opacity}"/>`
      : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${stroke}" stroke-opacity="${opacity}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `,
    `viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice">`,
    `<linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${light}"/>`,
    `<stop offset="0.54" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
    `<rect width="${sheet.width}" height="${sheet.height}" fill="url(#g)"/>${drawn.join('')}</svg>`,
  ].join('');
}

/** The dawn of the first slide: night above, light at the bottom, and the sun's rings rising at the right. */
export function dawnSvg({ width, height }: Size, { sky, rings }: SlideStyle['dawn']): string {
  const [top, upper, lower, foot] = sky;
  const scale = width / 1920;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="0.42" stop-color="${upper}"/>`,
    `<stop offset="0.74" stop-color="${lower}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#s)"/>`,
    ...rings.map(
      (color, at) =>
        `<circle cx="${1420 * scale}" cy="${height}" r="${(560 - at * 108) * scale}" fill="${color}" fill-opacity="0.86"/>`,
    ),
    '</svg>',
  ].join('');
}
