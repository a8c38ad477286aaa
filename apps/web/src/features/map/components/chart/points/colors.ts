import type { Rgba } from './point-layer.ts';

let pixel: CanvasRenderingContext2D | null | undefined;

/** The components of a CSS colour in any notation; black if it is invalid. Variables must have been resolved before. */
export function parseColor(color: string): Rgba {
  pixel ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!pixel) return [0, 0, 0, 255];
  pixel.clearRect(0, 0, 1, 1);
  pixel.fillStyle = '#000';
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, opacity = 255] = pixel.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, opacity];
}

/** CSS colours with their variables resolved at an element. */
export function resolvedColors(colors: readonly string[], place: Element): string[] {
  const probe = place.appendChild(document.createElement('span'));
  const computed = getComputedStyle(probe);
  const resolved = colors.map((color) => {
    probe.style.color = color;
    return computed.color;
  });
  probe.remove();
  return resolved;
}

/** The colours of a palette, with its variables resolved at an element. */
export const readPalette = (palette: readonly string[], place: Element): Rgba[] =>
  resolvedColors(palette, place).map(parseColor);
