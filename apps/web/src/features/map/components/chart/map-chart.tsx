import { mapStyleProperties } from '@foreglow/pictures/map/map-style';
import { type CSSProperties, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { cx } from '#ui/class-names.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.ts';
import { labelLines } from '../picture/label-lines.ts';
import { Labels } from './labels.tsx';
import type { LabelSource } from './layers/label-layer.ts';
import styles from './map-chart.module.css';
import type { MapChartProps } from './map-chart.types.ts';
import { drawOutlines, OutlinePaths } from './outlines.tsx';
import { useMapStyle } from './use-map-style.ts';
import { useStage } from './use-stage.ts';

/**
 * The chart of a map: a terrain that shows the density of cards, a point for each card, names of groups and outlines.
 * It fills its parent element. The positions of cards are all it needs to know about them.
 */
export function MapChart(props: MapChartProps) {
  const { points, groups, outlines, tool, chosenGroup = null, countText, label, description, ref } = props;
  const root = useRef<HTMLDivElement>(null);
  const terrain = useRef<HTMLDivElement>(null);
  const pointsPlace = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const lasso = useRef<SVGPathElement>(null);
  const leaders = useRef<SVGPathElement>(null);
  const titles = useRef<HTMLDivElement>(null);
  const stage = useStage({ root, terrain, points: pointsPlace, world, lasso, leaders, titles }, props);
  const descriptionId = useId();
  const mapStyle = useMapStyle();
  const variables = useMemo(() => Object.fromEntries(mapStyleProperties(mapStyle)) as CSSProperties, [mapStyle]);
  const drawn = useMemo(() => drawOutlines(outlines, points), [outlines, points]);
  const onChooseGroup = useStable(props.onChooseGroup);
  const labels = useMemo(() => labelsOf(groups, drawn), [groups, drawn]);

  useLayoutEffect(() => {
    if (!stage) return;
    const measure = () => {
      const elements = root.current?.querySelectorAll<HTMLElement>('[data-label]') ?? [];
      const known = new Map(Array.from(elements, (element) => [element.dataset.label, element]));
      stage.setLabels(labels, (id) => known.get(id));
    };
    measure();
    // Widths of names change when the web font replaces the fallback.
    let isOver = false;
    void document.fonts.ready.then(() => !isOver && measure());
    return () => {
      isOver = true;
    };
  }, [stage, labels]);

  useImperativeHandle(
    ref,
    () => ({
      zoomIn: () => stage?.zoom(1),
      zoomOut: () => stage?.zoom(-1),
      fit: () => stage?.fit(),
      flyTo: (target) => stage?.flyTo(target),
      picture: () =>
        stage && root.current ? { ...stage.picture, outlines: drawn, labels: labelLines(root.current) } : undefined,
    }),
    [stage, drawn],
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      ref={root}
      className={styles.chart}
      style={variables}
      role="group"
      aria-label={label}
      aria-describedby={descriptionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the map, and its points are no elements
      tabIndex={0}
      data-tool={tool}
    >
      <span id={descriptionId} className={visuallyHidden}>
        {description}
      </span>
      <div ref={terrain} className={styles.layer} aria-hidden="true" />
      <svg className={styles.world} aria-hidden="true">
        <g ref={world}>
          <OutlinePaths outlines={drawn} />
          <path ref={lasso} className={styles.lasso} />
        </g>
        <path ref={leaders} className={styles.leaders} />
      </svg>
      <div ref={pointsPlace} className={cx(styles.layer, styles.points)} aria-hidden="true" />
      <div ref={titles} className={cx(styles.layer, styles.titles)} aria-hidden="true" />
      <Labels
        groups={groups}
        outlines={drawn}
        chosenGroup={chosenGroup}
        countText={countText}
        onChooseGroup={onChooseGroup}
      />
    </div>
  );
}

function labelsOf(groups: MapChartProps['groups'], outlines: ReturnType<typeof drawOutlines>): LabelSource[] {
  const names = groups.map(({ id, x, y, count, level }): LabelSource => ({ id, x, y, weight: count, kind: level }));
  return [...names, ...outlines.map(({ label }) => label)];
}
