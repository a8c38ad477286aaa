import { draw, sheet } from '@foreglow/pictures/art';

/** The art of a seed as SVG, drawn as on the screen. */
export function artSvg(seed: string): string {
  const { palette, shapes } = draw(seed);
  const [light, middle, dark] = palette;
  const paths = shapes.map(({ path, tone, opacity, width }) => {
    const color = tone === 'light' ? '#fff' : dark;
    return width === undefined
      ? `<path d="${path}" fill="${color}" fill-opacity="${opacity}"/>`
      : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}" viewBox="0 0 ${sheet.width} ${sheet.height}"><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${light}"/><stop offset="0.54" stop-color="${middle}"/><stop offset="1" stop-color="${dark}"/></linearGradient><rect width="${sheet.width}" height="${sheet.height}" fill="url(#g)"/>${paths.join('')}</svg>`;
}
