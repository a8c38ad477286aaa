import type { MapStyle } from '@foreglow/pictures/map/map-style';
import { type PlacedTitle, titleSize } from '@foreglow/pictures/map/place-titles';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import type { Size, Spot } from '#features/map/rules/camera.rules.ts';
import { type AnyContext, fitCanvas } from '../points/point-layer.ts';

/** The titles of cards beside their dots, on a canvas that moves with the map until the view settles. */
export class TitleLayer {
  readonly canvas = document.createElement('canvas');
  readonly #context = this.canvas.getContext('2d');
  #titles: readonly PlacedTitle[] = [];
  #drawnIn: Projection | undefined;
  #moved: Spot = { x: 0, y: 0 };

  /** The titles of the last view that has settled. */
  get titles(): readonly PlacedTitle[] {
    return this.#titles;
  }

  /** Draws titles for a view that has settled. */
  draw(titles: readonly PlacedTitle[], projection: Projection, size: Size, ratio: number, style: MapStyle): void {
    if (titles.length === 0 && this.#titles.length === 0) return;
    this.#titles = titles;
    this.#drawnIn = projection;
    this.move(projection);
    fitCanvas(this.canvas, Math.round(size.width * ratio), Math.round(size.height * ratio));
    if (!this.#context) return;
    this.#context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#context.clearRect(0, 0, size.width, size.height);
    paintTitles(this.#context, titles, style);
  }

  /** Moves what is drawn with the map. At another scale it would not fit. */
  move(projection: Projection): void {
    const drawn = this.#drawnIn;
    if (!drawn || this.#titles.length === 0) return;
    this.#moved = { x: projection.left - drawn.left, y: projection.top - drawn.top };
    const isShown = projection.scale === drawn.scale;
    this.canvas.toggleAttribute('data-shown', isShown);
    if (isShown) this.canvas.style.transform = `translate(${this.#moved.x}px, ${this.#moved.y}px)`;
  }

  /** The point whose title is at a position in the chart. */
  pointAt({ x, y }: Spot): number | null {
    if (!this.canvas.hasAttribute('data-shown')) return null;
    const [across, down] = [x - this.#moved.x, y - this.#moved.y];
    const hit = this.#titles.find(
      ({ box }) => across >= box.left && across <= box.right && down >= box.top && down <= box.bottom,
    );
    return hit?.point ?? null;
  }
}

/** Paints titles onto a canvas in CSS pixels. */
export function paintTitles(context: AnyContext, titles: readonly PlacedTitle[], style: MapStyle): void {
  context.font = `500 ${titleSize}px ${style.serif}`;
  context.textBaseline = 'alphabetic';
  context.lineJoin = 'round';
  context.lineWidth = 3;
  context.strokeStyle = style.paper;
  context.fillStyle = style.ink;
  for (const { lines, anchor } of titles) {
    // Left and right, not start and end: a title in Hebrew stands in the same place.
    context.textAlign = anchor === 'start' ? 'left' : anchor === 'end' ? 'right' : 'center';
    for (const { text, x, y } of lines) context.strokeText(text, x, y);
    for (const { text, x, y } of lines) context.fillText(text, x, y);
  }
}
