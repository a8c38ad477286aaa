import { type LabelRequest, placeLabels } from '@foreglow/pictures/map/place-labels';
import { worldUnit } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import type { Size } from '#features/map/rules/camera.rules.ts';

/** A label of the chart: the name of a group, or the title of an outline. */
export interface LabelSource {
  readonly id: string;
  /** 0 to 65,535. */
  readonly x: number;
  readonly y: number;
  readonly weight: number;
  readonly kind: 'coarse' | 'fine' | 'outline';
}

/** Space at the edges of the chart that stays free of labels, in pixels. */
const margin = 8;

interface ShownLabel extends LabelSource {
  readonly element: HTMLElement;
  /** The width of the element, and of its text, which is narrower if lines are balanced. */
  boxWidth: number;
  width: number;
  height: number;
}

/** Positions the elements of labels. React renders them, but their positions change in every frame. */
export class LabelLayer {
  #labels: readonly ShownLabel[] = [];

  /** Sets the labels and their elements, which must be on the page. */
  setLabels(labels: readonly LabelSource[], elementOf: (id: string) => HTMLElement | undefined): void {
    this.#labels = labels.flatMap((label) => {
      const element = elementOf(label.id);
      return element ? [{ ...label, element, boxWidth: 0, width: 0, height: 0 }] : [];
    });
    this.measure();
  }

  /** Measures the labels again: they are smaller in a small chart. */
  measure(): void {
    for (const label of this.#labels) {
      label.boxWidth = label.element.offsetWidth;
      label.width = Math.min(label.boxWidth, textWidthOf(label.element));
      label.height = label.element.offsetHeight;
    }
  }

  draw(projection: Projection, size: Size, level: 'coarse' | 'fine'): void {
    const placed = new Map(this.#place(projection, size, level).map((label) => [label.id, label]));
    for (const { id, x, y, boxWidth, height, element } of this.#labels) {
      const place = placed.get(id);
      element.toggleAttribute('data-shown', place !== undefined);
      // A label that fades out still moves with the map.
      const { x: middleX, y: middleY } = place ?? spotIn(projection, x, y);
      const [left, top] = [Math.round(middleX - boxWidth / 2), Math.round(middleY - height / 2)];
      element.style.transform = `translate(${left}px, ${top}px)`;
    }
  }

  #place(projection: Projection, size: Size, level: 'coarse' | 'fine') {
    const requests = this.#labels
      .filter(({ kind }) => kind === level || kind === 'outline')
      .map(
        ({ id, x, y, width, height, weight, kind }): LabelRequest => ({
          id,
          ...spotIn(projection, x, y),
          width,
          height,
          weight,
          level: kind === 'outline' ? 1 : 0,
        }),
      );
    return placeLabels(requests, { ...size, margin });
  }
}

/** The width of the widest line of the name or the count, each of which is a child of the element. */
function textWidthOf(element: HTMLElement): number {
  const text = document.createRange();
  const widths = [...element.childNodes].map((child) => {
    text.selectNodeContents(child);
    return text.getBoundingClientRect().width;
  });
  return Math.ceil(Math.max(0, ...widths));
}

const spotIn = ({ scale, left, top }: Projection, x: number, y: number) => ({
  x: left + (x / worldUnit) * scale,
  y: top + (y / worldUnit) * scale,
});
