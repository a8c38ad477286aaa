import { shownBounds } from '@foreglow/contract/map/picture/fit';
import type { MapStyle } from '@foreglow/contract/map/picture/map-style';
import { crowdOf } from '@foreglow/contract/map/picture/point-style';
import type { MapBounds } from '@foreglow/contract/map/picture/points';
import {
  type ChartView,
  isSameSize,
  isSameView,
  pannedBy,
  type Size,
  type Spot,
  viewOfBounds,
  wholeView,
  worldAt,
  zoomedAbout,
} from '../../rules/camera.rules.ts';
import { type GroupLevel, levelAt } from '../../rules/chart-labels.rules.ts';
import { type PointMarks, sampleOf } from '../../rules/point-states.rules.ts';
import { Camera } from './camera.ts';
import type { ChartColors, ChartEvents, ChartPoints, ChartTool, ChooseHow } from './chart.types.ts';
import { followGestures, type HeldKeys } from './input/gestures.ts';
import { followKeys } from './input/keys.ts';
import { followSize } from './input/screen-size.ts';
import { followWheel } from './input/wheel.ts';
import { Lasso } from './lasso.ts';
import { LabelLayer, type LabelSource } from './layers/label-layer.ts';
import { TerrainLayer } from './layers/terrain-layer.ts';
import { PointModel } from './point-model.ts';
import { readPalette } from './points/colors.ts';
import type { PointScene, Rgba, ScenePart } from './points/point-layer.ts';
import { PointRenderer } from './points/point-renderer.ts';
import { TerrainUpdates } from './terrain-updates.ts';

/** The elements that a stage draws into. */
export interface StageElements {
  readonly root: HTMLElement;
  readonly terrain: HTMLElement;
  readonly points: HTMLElement;
  /** Contains what is drawn in world units: outlines and the line of the lasso. */
  readonly world: SVGGElement;
  readonly lasso: SVGPathElement;
}

/** The view counts as settled after this time without a change. */
const settledMs = 150;
/** The duration of the transition of points between states. */
const changeMs = 160;
const zoomStep = 1.6;
/** The minimum zoom after flying to a point. */
const nearZoom = 2.5;

const noEvents: ChartEvents = {
  onView: () => undefined,
  onHover: () => undefined,
  onOpen: () => undefined,
  onChoose: () => undefined,
};

/** The chart without React. It draws its input only when something has changed, and handles the interaction. */
export class Stage {
  readonly #elements: StageElements;
  readonly #camera = new Camera();
  readonly #model = new PointModel();
  readonly #terrain = new TerrainLayer();
  readonly #terrainUpdates = new TerrainUpdates(this.#model, this.#terrain, () => this.#request());
  readonly #lasso: Lasso;
  readonly #labels = new LabelLayer();
  readonly #renderer: PointRenderer;
  readonly #stops: (() => void)[] = [];
  #events = noEvents;
  #ratio = 1;
  #frame = 0;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #changed = new Set<ScenePart>();
  #changedAt = Number.NEGATIVE_INFINITY;
  #colors: ChartColors = { of: new Uint8Array(), palette: [] };
  #palette: readonly Rgba[] = [];
  #style: MapStyle;
  #levels: ReadonlySet<GroupLevel> = new Set();
  #tool: ChartTool = 'pan';
  #hovered: number | null = null;
  #current: number | null = null;
  #isMoving = false;
  /** What the line of the lasso encloses has been passed to `onChoose`, and will come back as chosen. */
  #isLassoed = false;
  /** The user has moved the map, and `onView` has not been called yet. */
  #isOwnMove = false;
  #reportedView: ChartView | null = null;
  #percent = 0;

  constructor(elements: StageElements, style: MapStyle, renderer: 'canvas' | undefined) {
    this.#elements = elements;
    this.#lasso = new Lasso(elements.lasso);
    this.#style = style;
    this.#terrain.setStyle(style);
    elements.terrain.append(this.#terrain.canvas);
    this.#renderer = new PointRenderer(elements.points, renderer, {
      onAnother: () => {
        this.#changed = new Set(['points', 'colors', 'states', 'style']);
        this.#reduce();
        this.#draw();
      },
    });
    this.#changed.add('style');
    this.#stops.push(
      followSize(elements.root, (size, ratio) => this.#resize(size, ratio)),
      followWheel(elements.root, (factor, at) =>
        this.#move(zoomedAbout(this.#camera.view, factor, at, this.#camera.viewport)),
      ),
      followKeys(elements.root, {
        onPan: (x, y) => {
          const { size } = this.#camera.viewport;
          this.#fly(pannedBy(this.#camera.aim, x * size.width, y * size.height, this.#camera.viewport));
        },
        onZoom: (direction) => this.zoom(direction),
        onFit: () => this.fit(),
        onEnter: () => this.#openMiddle(),
      }),
      followGestures(elements.root, {
        tool: () => this.#tool,
        onHover: (at) => this.#hover(at),
        onTap: (at, isTouch, keys) => this.#tap(at, isTouch, keys),
        onDoubleTap: (at) => this.#doubleTap(at),
        onPan: (x, y) => this.#move(pannedBy(this.#camera.view, x, y, this.#camera.viewport)),
        onPinch: (middle, x, y, factor) => {
          const { viewport } = this.#camera;
          this.#move(zoomedAbout(pannedBy(this.#camera.view, x, y, viewport), factor, middle, viewport));
        },
        onDraw: (from, to) => this.#drawLine(from, to),
        onDrawn: (keys) => this.#choose(keys),
        onGrab: (isGrabbed) => elements.root.toggleAttribute('data-grabbed', isGrabbed),
      }),
    );
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#settling);
    this.#terrainUpdates.cancel();
    this.#terrain.canvas.remove();
    this.#renderer.dispose();
  }

  setEvents(events: ChartEvents): void {
    this.#events = events;
  }

  setPoints(points: ChartPoints): void {
    this.#model.setPoints(points);
    this.#camera.setBounds(shownBounds(points));
    // The same number means another card now.
    this.#hover(null);
    this.#changed.add('points');
    this.#changedAt = Number.NEGATIVE_INFINITY;
    this.#reduce();
    this.#terrainUpdates.replace();
    this.#request();
  }

  setColors(colors: ChartColors): void {
    this.#colors = colors;
    this.#palette = readPalette(colors.palette, this.#elements.root);
    this.#changed.add('colors');
    this.#request();
  }

  setStyle(style: MapStyle): void {
    if (style === this.#style) return;
    this.#style = style;
    this.#terrain.setStyle(style);
    // The CSS variables of the page now have other values.
    this.#palette = readPalette(this.#colors.palette, this.#elements.root);
    this.#changed.add('style').add('colors');
    this.#request();
  }

  setMarks(marks: PointMarks): void {
    const changes = this.#model.setMarks(marks);
    if (!changes) return;
    this.#changed.add('states');
    this.#changedAt = performance.now();
    if (changes.hidden) this.#terrainUpdates.refresh();
    if (this.#hovered !== null && this.#model.isHidden(this.#hovered)) this.#hover(null);
    if (changes.chosen && !this.#isLassoed) this.#lasso.clear();
    if (changes.chosen) this.#isLassoed = false;
    this.#request();
  }

  setCurrent(current: number | null): void {
    this.#current = current;
    this.#request();
  }

  setTool(tool: ChartTool): void {
    this.#tool = tool;
    this.#lasso.clear();
  }

  /**
   * Shows the view that the screen requests. A view that the chart itself reported is ignored when it is passed back.
   */
  setView(view: ChartView | null): void {
    if (view === this.#reportedView || (view && this.#reportedView && isSameView(view, this.#reportedView))) return;
    this.#reportedView = view;
    this.#camera.show(view);
    this.#moved();
  }

  setLabels(labels: readonly LabelSource[], elementOf: (id: string) => HTMLElement | undefined): void {
    this.#levels = new Set(labels.flatMap(({ kind }) => (kind === 'outline' ? [] : [kind])));
    this.#labels.setLabels(labels, elementOf);
    this.#request();
  }

  zoom(direction: 1 | -1): void {
    const { viewport, aim } = this.#camera;
    const middle = { x: viewport.size.width / 2, y: viewport.size.height / 2 };
    this.#fly(zoomedAbout(aim, zoomStep ** direction, middle, viewport));
  }

  fit(): void {
    this.#fly(wholeView(this.#camera.viewport.bounds));
  }

  flyTo(target: number | MapBounds): void {
    const { aim, viewport } = this.#camera;
    if (typeof target !== 'number') this.#fly(viewOfBounds(target, viewport));
    else if (target < this.#model.points.count) {
      this.#fly({ ...this.#model.placeOf(target), zoom: Math.max(aim.zoom, nearZoom) });
    }
  }

  /** The data needed to paint a picture of the chart. */
  get picture() {
    return {
      scene: this.#scene(),
      projection: this.#camera.projection,
      crowd: this.#crowd,
      size: this.#camera.viewport.size,
      paths: this.#terrainUpdates.paths,
      style: this.#style,
    };
  }

  get #crowd(): number {
    const { size } = this.#camera.viewport;
    const drawn = Math.min(this.#model.points.count, this.#renderer.maxPoints);
    return crowdOf(drawn, this.#camera.view.zoom, Math.min(size.width, size.height));
  }

  #resize(size: Size, ratio: number): void {
    // The observer also reports the size once when it starts.
    if (isSameSize(size, this.#camera.viewport.size) && ratio === this.#ratio) return;
    this.#camera.setSize(size);
    this.#ratio = ratio;
    this.#labels.measure();
    // Resizing clears the canvases, so draw in the same frame.
    this.#draw();
  }

  #move(view: ChartView): void {
    this.#camera.show(view);
    this.#isOwnMove = true;
    this.#moved();
  }

  #fly(view: ChartView): void {
    this.#camera.fly(view, performance.now());
    this.#isOwnMove = true;
    this.#moved();
  }

  #moved(): void {
    this.#isMoving = true;
    this.#hover(null);
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => this.#settle(), settledMs);
    this.#request();
  }

  #settle(): void {
    this.#isMoving = false;
    this.#request();
    if (!this.#isOwnMove) return;
    this.#isOwnMove = false;
    this.#reportedView = this.#camera.isWhole ? null : this.#camera.aim;
    this.#events.onView(this.#reportedView);
  }

  #request(): void {
    this.#frame ||= requestAnimationFrame(() => this.#draw());
  }

  #draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const now = performance.now();
    const { size } = this.#camera.viewport;
    if (size.width < 1 || size.height < 1) return;
    const flies = this.#camera.step(now);
    const { projection, view } = this.#camera;
    const share = this.#changeShare(now);
    if (this.#changed.size > 0) this.#renderer.take(this.#scene(), this.#changed);
    this.#changed.clear();
    this.#renderer.draw({
      size,
      ratio: this.#ratio,
      projection,
      crowd: this.#crowd,
      hovered: this.#hovered,
      current: this.#current,
      share,
    });
    this.#terrain.draw(projection, size, this.#ratio, this.#isMoving);
    this.#labels.draw(projection, size, levelAt(view.zoom, this.#levels));
    const { left, top, scale } = projection;
    this.#elements.world.setAttribute('transform', `translate(${left} ${top}) scale(${scale})`);
    this.#reportZoom(view.zoom);
    if (flies) this.#moved();
    else if (share < 1) this.#request();
  }

  /** Progress of the transition of points between states, from 0 to 1. */
  #changeShare(now: number): number {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const share = isStill ? 1 : Math.min(1, (now - this.#changedAt) / changeMs);
    if (share === 1 && this.#changedAt > 0) {
      this.#model.settle();
      this.#changed.add('states');
      this.#changedAt = Number.NEGATIVE_INFINITY;
    }
    return share;
  }

  #scene(): PointScene {
    const { points, states, formerStates, kinds, sample } = this.#model;
    const colors = { colorOf: this.#colors.of, palette: this.#palette, style: this.#style };
    return { points, states, formerStates, kinds, sample, ...colors };
  }

  #reportZoom(zoom: number): void {
    const percent = Math.round(zoom * 100);
    if (percent === this.#percent) return;
    this.#percent = percent;
    this.#events.onZoom?.(percent);
  }

  /** Omits points beyond the limit of the renderer. */
  #reduce(): void {
    const { maxPoints } = this.#renderer;
    this.#model.sample = sampleOf(this.#model.points.count, maxPoints);
    if (this.#model.sample) this.#events.onReduced?.(maxPoints);
  }

  #hover(at: Spot | null): void {
    const { projection } = this.#camera;
    const point = at ? this.#model.pointAt(at, projection, this.#crowd, 'mouse') : null;
    if (point === this.#hovered) return;
    this.#hovered = point;
    this.#elements.root.toggleAttribute('data-on-point', point !== null);
    this.#events.onHover(point === null ? null : { point, ...this.#model.spotOf(point, projection) });
    this.#request();
  }

  #pointAt(at: Spot, isTouch: boolean): number | null {
    return this.#model.pointAt(at, this.#camera.projection, this.#crowd, isTouch ? 'touch' : 'mouse');
  }

  #tap(at: Spot, isTouch: boolean, keys: HeldKeys): void {
    const hit = this.#pointAt(at, isTouch);
    if (hit === null) return;
    if (keys.shift) this.#events.onChoose([hit], this.#model.isChosen(hit) ? 'remove' : 'add');
    else this.#events.onOpen(this.#model.toOpen(hit));
  }

  #doubleTap(at: Spot): void {
    const { aim, viewport } = this.#camera;
    // A double tap on a point opens it twice, which goes through a pile of points.
    if (this.#pointAt(at, false) === null) this.#fly(zoomedAbout(aim, zoomStep ** 1.5, at, viewport));
  }

  #openMiddle(): void {
    const { size } = this.#camera.viewport;
    const { projection } = this.#camera;
    const middle = { x: size.width / 2, y: size.height / 2 };
    const point = this.#current ?? this.#model.nearestTo(middle, projection);
    if (point !== null) this.#events.onOpen(point);
  }

  #drawLine(from: Spot, to: Spot): void {
    const { projection } = this.#camera;
    const start = worldAt(projection, from);
    const at = worldAt(projection, to);
    if (this.#tool === 'box') this.#lasso.span(start, at);
    else this.#lasso.draw(start, at, projection.scale);
  }

  /** Chooses what the line encloses. It stays until another one is drawn or something else is chosen. */
  #choose(keys: HeldKeys | null): void {
    const line = keys && this.#lasso.finish();
    const inside = line ? this.#model.inside(line) : [];
    this.#isLassoed = inside.length > 0;
    if (!this.#isLassoed) this.#lasso.clear();
    if (line) this.#events.onChoose(inside, howOf(keys));
  }
}

function howOf({ shift, alt }: HeldKeys): ChooseHow {
  if (shift) return 'add';
  return alt ? 'remove' : 'replace';
}
