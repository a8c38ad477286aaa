import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import type { Size } from '#features/map/rules/camera.rules.ts';
import { paintTerrain } from './layers/terrain-layer.ts';
import { type DrawnOutline, outlineUnit } from './outlines.tsx';
import { paintPoints } from './points/paint-points.ts';
import type { PointScene } from './points/point-layer.ts';

interface ChartPicture {
  readonly scene: PointScene;
  readonly projection: Projection;
  readonly crowd: number;
  readonly size: Size;
  readonly paths: readonly Path2D[];
  readonly style: MapStyle;
}

/**
 * The content of a chart as a PNG: all points, without the highlight under the pointer.
 * @param root the chart, whose labels are painted at their current positions
 * @param scale pixels per CSS pixel
 */
export async function paintChart(
  { scene, projection, crowd, size, paths, style }: ChartPicture,
  outlines: readonly DrawnOutline[],
  root: HTMLElement,
  scale: number,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(size.width * scale)),
    Math.max(1, Math.round(size.height * scale)),
  );
  // The canvas is read once and never displayed, which is faster without the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas.');
  context.fillStyle = style.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  inWorld(context, projection, scale, 1, () => paintTerrain(context, paths, style, projection.scale));
  inWorld(context, projection, scale, outlineUnit, () => paintOutlines(context, outlines, style, projection.scale));
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintPoints(context, { ...scene, sample: null }, { size, projection, crowd, hovered: null, current: null });
  paintLabels(context, root, style);
  return await canvas.convertToBlob({ type: 'image/png' });
}

/** Paints in world units, or in fractions of them. */
function inWorld(
  context: OffscreenCanvasRenderingContext2D,
  projection: Projection,
  ratio: number,
  parts: number,
  paint: () => void,
): void {
  const scale = (projection.scale * ratio) / parts;
  if (scale === 0) return;
  context.setTransform(scale, 0, 0, scale, projection.left * ratio, projection.top * ratio);
  paint();
}

function paintOutlines(
  context: OffscreenCanvasRenderingContext2D,
  outlines: readonly DrawnOutline[],
  style: MapStyle,
  scale: number,
): void {
  const px = outlineUnit / scale;
  context.lineWidth = 1.4 * px;
  for (const { kind, data } of outlines) {
    const path = new Path2D(data);
    context.fillStyle = style[kind];
    context.strokeStyle = style[kind];
    context.setLineDash(kind === 'trend' ? [5 * px, 4 * px] : []);
    context.globalAlpha = 0.06;
    context.fill(path);
    context.globalAlpha = 1;
    context.stroke(path);
  }
  context.setLineDash([]);
}

/** Paints the visible labels at their positions on the page, line by line. */
function paintLabels(context: OffscreenCanvasRenderingContext2D, root: HTMLElement, style: MapStyle): void {
  const origin = root.getBoundingClientRect();
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.strokeStyle = style.paper;
  for (const label of root.querySelectorAll<HTMLElement>('[data-label][data-shown]')) {
    for (const { text, box, font } of linesOf(label)) {
      context.font = `${font.fontStyle} ${font.fontWeight} ${font.fontSize} ${font.fontFamily}`;
      context.fillStyle = font.color;
      context.lineWidth = Number.parseFloat(font.webkitTextStrokeWidth) || 3;
      const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
      const x = box.left - origin.left + box.width / 2;
      const middle = box.top - origin.top + box.height / 2;
      const y = middle + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
      context.strokeText(text, x, y);
      context.fillText(text, x, y);
    }
  }
}

interface Line {
  readonly text: string;
  readonly box: DOMRect;
  readonly font: CSSStyleDeclaration;
}

/** The lines into which the page has wrapped the texts of a label. */
function linesOf(label: HTMLElement): Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const font = getComputedStyle(node.parentElement ?? label);
    const range = document.createRange();
    let [begin, text] = [0, node.nodeValue ?? ''];
    while (begin < text.length) {
      const end = endOfLine(node, begin, text.length, range);
      range.setStart(node, begin);
      range.setEnd(node, end);
      lines.push({ text: text.slice(begin, end).trim(), box: range.getBoundingClientRect(), font });
      begin = end;
    }
  }
  return lines;
}

/** The end of the line that begins at a character. */
function endOfLine(node: Node, begin: number, length: number, range: Range): number {
  const topOf = (at: number) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().top;
  };
  const top = topOf(begin);
  let end = begin + 1;
  while (end < length && Math.abs(topOf(end) - top) < 2) end++;
  return end;
}
