import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { MapChartProps } from './map-chart.types.ts';
import { Stage } from './stage.ts';
import { useMapStyle } from './use-map-style.ts';

/** The elements of a chart, available once it is on the page. */
export interface ChartRefs {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly terrain: RefObject<HTMLDivElement | null>;
  readonly points: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  readonly lasso: RefObject<SVGPathElement | null>;
  readonly leaders: RefObject<SVGPathElement | null>;
  readonly titles: RefObject<HTMLDivElement | null>;
}

/**
 * Creates a stage on the elements of a chart and passes it the props of the chart. Returns null before the first
 * layout.
 */
export function useStage(refs: ChartRefs, props: MapChartProps): Stage | null {
  const { points, colors, highlighted, hidden, chosen, current, view, tool, titles, over = null, renderer } = props;
  const [stage, setStage] = useState<Stage | null>(null);
  const style = useMapStyle();
  const firstStyle = useRef(style);
  const { root, terrain, points: pointsPlace, world, lasso, leaders, titles: titlesPlace } = refs;

  useLayoutEffect(() => {
    if (!root.current || !terrain.current || !pointsPlace.current || !world.current || !lasso.current) return;
    if (!leaders.current || !titlesPlace.current) return;
    const elements = {
      root: root.current,
      terrain: terrain.current,
      points: pointsPlace.current,
      world: world.current,
      lasso: lasso.current,
      leaders: leaders.current,
      titles: titlesPlace.current,
    };
    const created = new Stage(elements, firstStyle.current, renderer);
    setStage(created);
    return () => {
      created.dispose();
      setStage(null);
    };
  }, [root, terrain, pointsPlace, world, lasso, leaders, titlesPlace, renderer]);

  useLayoutEffect(() => stage?.setEvents(props));
  useLayoutEffect(() => stage?.setStyle(style), [stage, style]);
  useLayoutEffect(() => stage?.setPoints(points), [stage, points]);
  useLayoutEffect(() => stage?.setColors(colors), [stage, colors]);
  useLayoutEffect(() => stage?.setMarks({ highlighted, hidden, chosen }), [stage, highlighted, hidden, chosen]);
  useLayoutEffect(() => stage?.setCurrent(current), [stage, current]);
  useLayoutEffect(() => stage?.setTool(tool), [stage, tool]);
  useLayoutEffect(() => stage?.setView(view), [stage, view]);
  useLayoutEffect(() => titles && stage?.setTitles(titles), [stage, titles]);
  useLayoutEffect(() => {
    const chart = root.current;
    if (!stage || !chart) return;
    const measure = () => stage.setCovered(over ? [boxWithin(over, chart)] : []);
    const observer = new ResizeObserver(measure);
    for (const element of [chart, ...(over ? [over] : [])]) observer.observe(element);
    return () => observer.disconnect();
  }, [stage, root, over]);
  return stage;
}

/** The position of an element in relation to the chart. */
function boxWithin(element: HTMLElement, chart: HTMLElement) {
  const [box, origin] = [element.getBoundingClientRect(), chart.getBoundingClientRect()];
  return {
    left: box.left - origin.left,
    top: box.top - origin.top,
    right: box.right - origin.left,
    bottom: box.bottom - origin.top,
  };
}
