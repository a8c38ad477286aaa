import type { Box } from '@foreglow/pictures/drawing/boxes';
import type { dotsIn } from '@foreglow/pictures/map/dots-in';
import type { MapStyle } from '@foreglow/pictures/map/map-style';
import type { PlacedLabel } from '@foreglow/pictures/map/place-labels';
import { hasRoom, placeTitles, type TitleGround } from '@foreglow/pictures/map/place-titles';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import { isSameSize, type Size } from '#features/map/rules/camera.rules.ts';
import { hasTitles, mostTitles } from '#features/map/rules/chart-labels.rules.ts';
import { TitleLayer } from './layers/title-layer.ts';
import type { PointModel } from './point-model.ts';

interface TitleFrame {
  readonly projection: Projection;
  readonly size: Size;
  readonly ratio: number;
  readonly zoom: number;
  readonly isMoving: boolean;
  /** The names that titles avoid. */
  readonly labels: readonly PlacedLabel[];
  readonly covered: readonly Box[];
  readonly dots: (projection: Projection, zoom: number, except: number) => ReturnType<typeof dotsIn>;
  readonly radiusOf: (point: number) => number;
  readonly style: MapStyle;
}

/** Decides which cards have their titles beside their dots once the view has settled, and draws those it knows. */
export class CardTitles {
  readonly layer = new TitleLayer();
  readonly #model: PointModel;
  readonly #onWanted: (points: readonly number[]) => void;
  #titles: ReadonlyMap<number, string> = new Map();
  #wanted: readonly number[] = [];
  #drawn: TitleFrame | undefined;

  constructor(model: PointModel, onWanted: (points: readonly number[]) => void) {
    this.#model = model;
    this.#onWanted = onWanted;
  }

  setTitles(titles: ReadonlyMap<number, string>): void {
    this.#titles = titles;
    this.#drawn = undefined;
  }

  /** Other points are shown, or they match other filters. */
  forget(): void {
    this.#drawn = undefined;
  }

  draw(frame: TitleFrame): void {
    if (frame.isMoving) {
      this.layer.move(frame.projection);
      return;
    }
    if (this.#drawn && isSame(this.#drawn, frame)) return;
    this.#drawn = frame;
    const { projection, size, ratio, zoom, labels, covered, dots, radiusOf, style } = frame;
    const ground: TitleGround = {
      frame: { left: 0, top: 0, right: size.width, bottom: size.height },
      taken: [...labels.map(({ box }) => box), ...covered],
      lines: labels.flatMap(({ leader }) => leader ?? []),
      coversDot: (box, except) => dots(projection, zoom, except)(box, 1) > 0,
    };
    const dotOf = (point: number) => ({ point, r: radiusOf(point), ...this.#model.spotOf(point, projection) });
    const wanted: number[] = [];
    for (const point of hasTitles(zoom) ? this.#model.inFrame(projection, size) : []) {
      if (wanted.length === mostTitles) break;
      if (hasRoom(dotOf(point), ground)) wanted.push(point);
    }
    if (wanted.join() !== this.#wanted.join()) {
      this.#wanted = wanted;
      this.#onWanted(wanted);
    }
    const requests = wanted.flatMap((point) => {
      const title = this.#titles.get(point);
      return title === undefined ? [] : [{ ...dotOf(point), title }];
    });
    this.layer.draw(placeTitles(requests, ground), projection, size, ratio, style);
  }
}

const isSame = (one: TitleFrame, other: TitleFrame): boolean =>
  one.projection.scale === other.projection.scale &&
  one.projection.left === other.projection.left &&
  one.projection.top === other.projection.top &&
  isSameSize(one.size, other.size) &&
  one.ratio === other.ratio &&
  one.labels === other.labels &&
  one.covered === other.covered &&
  one.style === other.style;
