import type { Box } from '@foreglow/pictures/drawing/boxes';
import { dotsIn } from '@foreglow/pictures/map/dots-in';
import { shownBounds } from '@foreglow/pictures/map/fit';
import type { MapStyle } from '@foreglow/pictures/map/map-style';
import { largestFactor, pointEdge, pointRadius, sizeFactor } from '@foreglow/pictures/map/point-style';
import type { MapBounds } from '@foreglow/pictures/map/points';
import type { Projection } from '@foreglow/pictures/map/ring-path';
import { type ChartView, isSameSize, type Size, type Spot } from '#features/map/rules/camera.rules.ts';
import { type GroupLevel, levelAt } from '#features/map/rules/chart-labels.rules.ts';
import type { PointMarks } from '#features/map/rules/point-states.rules.ts';
import { afterFrame } from './after-frame.ts';
import { CardTitles } from './card-titles.ts';
import type { ChartColors, ChartEvents, ChartPoints, ChartTool } from './chart.types.ts';
import { followGestures, type HeldKeys } from './input/gestures.ts';
import { followKeys } from './input/keys.ts';
import { followSize } from './input/screen-size.ts';
import { followWheel } from './input/wheel.ts';
import { LassoTool } from './lasso-tool.ts';
import { LabelLayer, type LabelSource } from './layers/label-layer.ts';
import { TerrainLayer } from './layers/terrain-layer.ts';
import type { PointModel } from './point-model.ts';
import { PointsDrawing } from './points-drawing.ts';
import { TerrainUpdates } from './terrain-updates.ts';
import { middleOf, ViewControl } from './view-control.ts';

/** The elements that a stage draws into. */
export interface StageElements {
  readonly root: HTMLElement;
  readonly terrain: HTMLElement;
  readonly points: HTMLElement;
  /** Contains what is drawn in world units: outlines and the line of the lasso. */
  readonly world: SVGGElement;
  readonly lasso: SVGPathElement;
  /** The lines from names to what they name. */
  readonly leaders: SVGPathElement;
  readonly titles: HTMLElement;
}

const noEvents: ChartEvents = {
  onView: () => undefined,
  onHover: () => undefined,
  onOpen: () => undefined,
  onChoose: () => undefined,
};

/**
 * The chart without React. It draws its input only when something has changed, and connects the gestures and keys of
 * the user with the parts of the chart: the view, the points, the terrain, the labels and the lasso.
 */
export class Stage {
  readonly #elements: StageElements;
  readonly #view: ViewControl;
  readonly #points: PointsDrawing;
  readonly #model: PointModel;
  readonly #terrain = new TerrainLayer();
  readonly #terrainUpdates: TerrainUpdates;
  readonly #lasso: LassoTool;
  readonly #labels: LabelLayer;
  readonly #titles: CardTitles;
  readonly #stops: readonly (() => void)[];
  #events = noEvents;
  /** Pixels of the screen per CSS pixel. */
  #ratio = 1;
  #frame = 0;
  /** The levels of groups that have names. */
  #levels: ReadonlySet<GroupLevel> = new Set();
  /** What lies over the chart. */
  #covered: readonly Box[] = [];
  #hovered: number | null = null;
  #current: number | null = null;
  /** Names follow after the first frame: measuring and placing them would delay the page. */
  #hasNames = false;
  /** The zoom that was reported last. */
  #percent = 0;

  constructor(elements: StageElements, style: MapStyle, renderer: 'canvas' | 'webgl' | undefined) {
    this.#elements = elements;
    this.#terrain.setStyle(style);
    elements.terrain.append(this.#terrain.canvas);
    this.#view = new ViewControl({
      onMove: () => {
        this.#hover(null);
        this.#request();
      },
      onSettle: () => this.#request(),
      onView: (view) => this.#events.onView(view),
    });
    this.#points = new PointsDrawing(elements, style, renderer, {
      onEmpty: () => this.#draw(),
      onReduced: (drawn) => this.#events.onReduced?.(drawn),
    });
    this.#model = this.#points.model;
    this.#terrainUpdates = new TerrainUpdates(this.#model, this.#terrain, () => this.#request());
    this.#lasso = new LassoTool(elements.lasso, this.#model);
    this.#labels = new LabelLayer(elements.leaders);
    this.#titles = new CardTitles(this.#model, (points) => this.#events.onTitles?.(points));
    elements.titles.append(this.#titles.layer.canvas);
    this.#stops = [
      ...this.#follow(elements.root),
      afterFrame(() => {
        this.#hasNames = true;
        this.#request();
      }),
    ];
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    cancelAnimationFrame(this.#frame);
    this.#view.dispose();
    this.#terrainUpdates.cancel();
    this.#terrain.canvas.remove();
    this.#titles.layer.canvas.remove();
    this.#points.dispose();
  }

  setEvents(events: ChartEvents): void {
    this.#events = events;
  }

  setPoints(points: ChartPoints): void {
    this.#points.setPoints(points);
    this.#view.camera.setBounds(shownBounds(points));
    // The same number means another card now.
    this.#hover(null);
    this.#terrainUpdates.replace();
    this.#labels.forget();
    this.#titles.forget();
    this.#request();
  }

  setColors(colors: ChartColors): void {
    this.#points.setColors(colors);
    this.#request();
  }

  setStyle(style: MapStyle): void {
    if (style === this.#points.style) return;
    this.#points.setStyle(style);
    this.#terrain.setStyle(style);
    this.#request();
  }

  setMarks(marks: PointMarks): void {
    const changes = this.#points.setMarks(marks);
    if (!changes) return;
    if (changes.hidden) {
      this.#terrainUpdates.refresh();
      this.#labels.forget();
    }
    this.#titles.forget();
    if (this.#hovered !== null && this.#model.isHidden(this.#hovered)) this.#hover(null);
    if (changes.chosen) this.#lasso.chosenChanged();
    this.#request();
  }

  setCurrent(current: number | null): void {
    this.#current = current;
    this.#request();
  }

  setTool(tool: ChartTool): void {
    this.#lasso.setTool(tool);
  }

  /** Shows the view that the screen requests, unless the chart itself has reported it. */
  setView(view: ChartView | null): void {
    this.#view.request(view);
  }

  setLabels(labels: readonly LabelSource[], elementOf: (id: string) => HTMLElement | undefined): void {
    this.#levels = new Set(labels.flatMap(({ kind }) => (kind === 'outline' ? [] : [kind])));
    this.#labels.setLabels(labels, elementOf);
    this.#request();
  }

  /** Sets what lies over the chart, where it has no labels. */
  setCovered(covered: readonly Box[]): void {
    this.#covered = covered;
    this.#request();
  }

  /** Sets the titles of cards that are known. */
  setTitles(titles: ReadonlyMap<number, string>): void {
    this.#titles.setTitles(titles);
    this.#request();
  }

  zoom(direction: 1 | -1): void {
    this.#view.zoomBySteps(direction);
  }

  fit(): void {
    this.#view.fit();
  }

  flyTo(target: number | MapBounds): void {
    if (typeof target !== 'number') this.#view.flyToBounds(target);
    else if (target < this.#model.points.count) this.#view.flyToPlace(this.#model.placeOf(target));
  }

  /** The data needed to paint a picture of the chart. */
  get picture() {
    const { camera } = this.#view;
    return {
      scene: this.#points.scene,
      projection: camera.projection,
      crowd: this.#crowd,
      size: camera.viewport.size,
      terrain: this.#terrainUpdates.terrain,
      style: this.#points.style,
      leaders: this.#labels.leaders,
      titles: this.#titles.layer.titles,
    };
  }

  get #crowd(): number {
    const { view, viewport } = this.#view.camera;
    return this.#points.crowdAt(view.zoom, viewport.size);
  }

  /** Follows the size of the chart, and what the user does with the wheel, keys and pointers. */
  #follow(root: HTMLElement): (() => void)[] {
    return [
      followSize(root, (size, ratio) => this.#resize(size, ratio)),
      followWheel(root, (factor, at) => this.#view.zoomAbout(factor, at)),
      followKeys(root, {
        onPan: (x, y) => this.#view.panByShare(x, y),
        onZoom: (direction) => this.zoom(direction),
        onFit: () => this.fit(),
        onEnter: () => this.#openMiddle(),
      }),
      followGestures(root, {
        tool: () => this.#lasso.tool,
        onHover: (at) => this.#hover(at),
        onTap: (at, isTouch, keys) => this.#tap(at, isTouch, keys),
        onDoubleTap: (at) => this.#doubleTap(at),
        onPan: (x, y) => this.#view.pan(x, y),
        onPinch: (middle, x, y, factor) => this.#view.pinch(middle, x, y, factor),
        onDraw: (from, to) => this.#lasso.draw(from, to, this.#view.camera.projection),
        onDrawn: (keys) => this.#choose(keys),
        onGrab: (isGrabbed) => root.toggleAttribute('data-grabbed', isGrabbed),
      }),
    ];
  }

  #resize(size: Size, ratio: number): void {
    const { camera } = this.#view;
    // The observer also reports the size once when it starts.
    if (isSameSize(size, camera.viewport.size) && ratio === this.#ratio) return;
    camera.setSize(size);
    this.#ratio = ratio;
    this.#labels.forgetSizes();
    // Resizing clears the canvases, so draw in the same frame.
    this.#draw();
  }

  #request(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const now = performance.now();
    const { camera } = this.#view;
    const { size } = camera.viewport;
    if (size.width < 1 || size.height < 1) return;
    const flies = camera.step(now);
    const { projection, view } = camera;
    const isChanging = this.#points.draw(
      {
        size,
        ratio: this.#ratio,
        projection,
        crowd: this.#crowd,
        hovered: this.#hovered,
        current: this.#current,
      },
      now,
    );
    this.#terrain.draw(projection, size, this.#ratio, this.#view.isMoving);
    if (this.#hasNames) this.#drawNames();
    const { left, top, scale } = projection;
    this.#elements.world.setAttribute('transform', `translate(${left} ${top}) scale(${scale})`);
    this.#reportZoom(view.zoom);
    if (flies) this.#view.moved();
    else if (isChanging) this.#request();
  }

  #drawNames(): void {
    const { projection, view, viewport } = this.#view.camera;
    const { isMoving } = this.#view;
    const { zoom } = view;
    const dots = (shown: Projection, at: number, except?: number) => this.#dots(shown, at, except);
    const level = levelAt(zoom, this.#levels);
    const covered = this.#covered;
    this.#labels.draw({ viewport, projection, zoom, level, isMoving, covered, dots });
    this.#titles.draw({
      projection,
      size: viewport.size,
      ratio: this.#ratio,
      zoom,
      isMoving,
      labels: this.#labels.placed,
      covered,
      dots,
      radiusOf: this.#radii(zoom),
      style: this.#points.style,
    });
  }

  /** The radii of the dots at a zoom. Filters and choices do not matter, so that no name moves when they change. */
  #radii(zoom: number): (point: number) => number {
    const crowd = this.#points.crowdAt(zoom, this.#view.camera.viewport.size);
    const [radius, edge] = [pointRadius(crowd), pointEdge(crowd)];
    const { size } = this.#model.points;
    return (point) => (this.#model.isHidden(point) ? 0 : radius * sizeFactor(size[point] ?? 0) + edge);
  }

  #dots(projection: Projection, zoom: number, except?: number) {
    const crowd = this.#points.crowdAt(zoom, this.#view.camera.viewport.size);
    const largest = pointRadius(crowd) * largestFactor + pointEdge(crowd);
    return dotsIn({ index: this.#model.prepare(), projection, radiusOf: this.#radii(zoom), largest }, except);
  }

  #reportZoom(zoom: number): void {
    const percent = Math.round(zoom * 100);
    if (percent === this.#percent) return;
    this.#percent = percent;
    this.#events.onZoom?.(percent);
  }

  #hover(at: Spot | null): void {
    const point = at ? (this.#pointAt(at, false) ?? this.#titles.layer.pointAt(at)) : null;
    if (point === this.#hovered) return;
    this.#hovered = point;
    this.#elements.root.toggleAttribute('data-on-point', point !== null);
    const { projection } = this.#view.camera;
    this.#events.onHover(point === null ? null : { point, ...this.#model.spotOf(point, projection) });
    this.#request();
  }

  #pointAt(at: Spot, isTouch: boolean): number | null {
    return this.#model.pointAt(at, this.#view.camera.projection, this.#crowd, isTouch ? 'touch' : 'mouse');
  }

  #tap(at: Spot, isTouch: boolean, keys: HeldKeys): void {
    const hit = this.#pointAt(at, isTouch) ?? this.#titles.layer.pointAt(at);
    if (hit === null) return;
    if (keys.shift) this.#events.onChoose([hit], this.#model.isChosen(hit) ? 'remove' : 'add');
    else this.#events.onOpen(this.#model.toOpen(hit));
  }

  #doubleTap(at: Spot): void {
    // A double tap on a point opens it twice, which goes through a pile of points.
    if (this.#pointAt(at, false) === null) this.#view.zoomBySteps(1.5, at);
  }

  #openMiddle(): void {
    const { viewport, projection } = this.#view.camera;
    const point = this.#current ?? this.#model.nearestTo(middleOf(viewport.size), projection);
    if (point !== null) this.#events.onOpen(point);
  }

  #choose(keys: HeldKeys | null): void {
    const choice = this.#lasso.finish(keys);
    if (choice) this.#events.onChoose(choice.points, choice.how);
  }
}
