import { leaderOpacity } from '@foreglow/pictures/map/map-style';
import type { Sheet, SheetText } from '#features/map/rules/map-sheet.rules.ts';
import { paintTerrain, terrainPaths } from '../chart/layers/terrain-layer.ts';
import { paintTitles } from '../chart/layers/title-layer.ts';
import type { ChartPicture } from '../chart/map-chart.types.ts';
import { outlineUnit } from '../chart/outlines.tsx';
import { paintPoints } from '../chart/points/paint-points.ts';

type Context = OffscreenCanvasRenderingContext2D;

/**
 * What a chart shows as a PNG, with its title and legend: all points, without the highlight under the pointer.
 * @param scale pixels per CSS pixel
 */
export async function paintMap(picture: ChartPicture, sheet: Sheet, scale: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(sheet.width * scale), Math.round(sheet.height * scale));
  // The canvas is read once and never displayed, which is faster without the graphics card.
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser gives no canvas.');
  const { scene, crowd, size, terrain, style, outlines, leaders, titles } = picture;
  context.fillStyle = style.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  paintSheet(context, sheet, picture);
  const { left, top } = sheet.map;
  context.beginPath();
  context.rect(left, top, size.width, size.height);
  context.clip();
  const projection = { ...picture.projection, left: picture.projection.left + left, top: picture.projection.top + top };
  const inWorld = (parts: number, paint: () => void) => {
    const perUnit = (projection.scale * scale) / parts;
    if (perUnit === 0) return;
    context.setTransform(perUnit, 0, 0, perUnit, projection.left * scale, projection.top * scale);
    paint();
  };
  inWorld(1, () => paintTerrain(context, terrainPaths(terrain), style, projection.scale));
  inWorld(outlineUnit, () => paintOutlines(context, outlines, style, projection.scale));
  context.setTransform(scale, 0, 0, scale, left * scale, top * scale);
  context.strokeStyle = style.inkSoft;
  context.globalAlpha = leaderOpacity;
  context.lineWidth = 1;
  context.beginPath();
  for (const { from, to } of leaders) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
  context.globalAlpha = 1;
  const frame = { size, projection: picture.projection, crowd, hovered: null, current: null };
  paintPoints(context, { ...scene, sample: null }, frame);
  paintTitles(context, titles, style);
  paintLabels(context, picture);
  return await canvas.convertToBlob({ type: 'image/png' });
}

function paintSheet(context: Context, { texts, dots }: Sheet, { style }: ChartPicture): void {
  context.textBaseline = 'alphabetic';
  for (const { text, x, y, size, weight, font, tone, anchor } of texts) {
    context.font = `${weight} ${size}px ${style[font]}`;
    context.fillStyle = style[tone];
    context.textAlign = sides[anchor];
    context.fillText(text, x, y);
  }
  for (const { x, y, r, fill } of dots) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(x, y, r, 0, 2 * Math.PI);
    context.fill();
  }
}

const sides: Readonly<Record<SheetText['anchor'], CanvasTextAlign>> = { start: 'left', end: 'right' };

function paintOutlines(
  context: Context,
  outlines: ChartPicture['outlines'],
  style: ChartPicture['style'],
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

/** Paints the labels at their positions on the page. */
function paintLabels(context: Context, { labels, style }: ChartPicture): void {
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.strokeStyle = style.paper;
  for (const { text, x, y, size, weight, style: slant, family, color, edge } of labels) {
    context.font = `${slant} ${weight} ${size}px ${family}`;
    context.fillStyle = color;
    context.lineWidth = edge;
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
    const baseline = y + (fontBoundingBoxAscent - fontBoundingBoxDescent) / 2;
    context.strokeText(text, x, baseline);
    context.fillText(text, x, baseline);
  }
}
