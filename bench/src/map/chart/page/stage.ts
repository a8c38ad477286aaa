import { mapStyles } from '@foreglow/pictures/map/map-style';
import type { ChartPoints } from '../../../../../apps/web/src/features/map/components/chart/chart.types.ts';
import styles from '../../../../../apps/web/src/features/map/components/chart/map-chart.module.css';
import { Stage } from '../../../../../apps/web/src/features/map/components/chart/stage.ts';
import { type Cloud, palette } from './cloud.ts';
import type { ChartSource } from './open-chart.ts';
import { wheelFor } from './wheel-step.ts';

/** Foreglow's chart without React, and without names: points and the landscape. */
export const source: ChartSource<Cloud> = {
  prepare: (cloud) => cloud,
  open: (place, data, onHover) => {
    const elements = elementsIn(place);
    const stage = new Stage(elements, mapStyles.light, undefined);
    stage.setEvents({
      onView: () => undefined,
      onHover: (at) => onHover(at?.point ?? null),
      onOpen: () => undefined,
      onChoose: () => undefined,
    });
    const show = ({ points, colorOf }: { readonly points: ChartPoints; readonly colorOf: Uint8Array }) => {
      stage.setPoints(points);
      stage.setColors({ of: colorOf, palette });
    };
    show(data);
    return { element: elements.root, show, wheelFor };
  },
};

/** The elements of a chart, in the form that React would render. */
function elementsIn(place: HTMLElement) {
  const root = box(place, styles.chart);
  const terrain = box(root, styles.layer);
  const svg = 'http://www.w3.org/2000/svg';
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('class', styles.world ?? '');
  const world = document.createElementNS(svg, 'g');
  const lasso = document.createElementNS(svg, 'path');
  const leaders = document.createElementNS(svg, 'path');
  world.append(lasso);
  picture.append(world, leaders);
  root.append(picture);
  const points = box(root, `${styles.layer} ${styles.points}`);
  return { root, terrain, world, lasso, leaders, points, titles: box(root, styles.layer) };
}

function box(parent: HTMLElement, className = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  parent.append(element);
  return element;
}
