import { draw, sheet } from '@foreglow/pictures/art';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The art of a seed as an SVG of this size, cropped as on the screen (`Art` of the web app). */
export function drawnArt(seed: string, { width: frameWidth, height: frameHeight }: Size): string {
  const scale = Math.max(frameWidth / sheet.width, frameHeight / sheet.height);
  const shown = { width: frameWidth / scale, height: frameHeight / scale };
  const [left, top] = [(sheet.width - shown.width) / 2, (sheet.height - shown.height) / 2];
  const { palette, shapes } = draw(seed);
  const drawn = shapes.map(({ path, tone, opacity, width }) => {
    const color = tone === 'light' ? '#fff' : palette[2];
    return width === undefined
      ? `<path d="${path}" fill="${color}" fill-opacity="${opacity}"/>`
      : `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${frameWidth}" height="${frameHeight}" viewBox="${left} ${top} ${shown.width} ${shown.height}"><linearGradient id="g" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${palette[0]}"/><stop offset="0.54" stop-color="${palette[1]}"/><stop offset="1" stop-color="${palette[2]}"/></linearGradient><rect width="${sheet.width}" height="${sheet.height}" fill="url(#g)"/>${drawn.join('')}</svg>`;
}
