import { crowdOf, pointOpacity, pointRadius } from '@foreglow/pictures/map/point-style';
import createScatterplot from 'regl-scatterplot';
import { type Cloud, palette } from './cloud.ts';
import type { ChartSource } from './open-chart.ts';
import { placesOf } from './places.ts';

type Rows = number[][];

/**
 * regl-scatterplot with points of the same places, sizes, colours and opacity as Foreglow's. The points are rows, which
 * it accepts without conversion. Its events are synchronous, so that no task comes between a pointer event and its
 * answer.
 * @param performanceMode squares without opacity
 */
export const scatterplot = (performanceMode: boolean): ChartSource<Rows> => ({
  prepare: rowsOf,
  open: (place, data, onHover) => {
    const canvas = document.createElement('canvas');
    canvas.style.cssText = 'display: block; width: 100%; height: 100%';
    place.append(canvas);
    const crowd = crowdOf(data.length, 1, Math.min(innerWidth, innerHeight));
    const plot = createScatterplot({
      canvas,
      width: innerWidth,
      height: innerHeight,
      backgroundColor: '#faf8f4',
      colorBy: 'valueA',
      pointColor: [...palette],
      pointSize: 2 * pointRadius(crowd),
      opacity: pointOpacity(crowd),
      syncEvents: true,
      performanceMode,
    });
    plot.subscribe('pointOver', (point) => onHover(point));
    plot.subscribe('pointOut', () => onHover(null));
    const show = (rows: Rows) => void plot.draw(rows);
    show(data);
    return { element: canvas, show, wheelFor: (factor) => -innerHeight * Math.log(factor) };
  },
});

/** x and y from -1 to 1, y upwards, and the index of the colour. */
function rowsOf(cloud: Cloud): Rows {
  const places = placesOf(cloud);
  return Array.from(cloud.colorOf, (color, point) => [
    (2 * (places[2 * point] ?? 0)) / innerWidth - 1,
    1 - (2 * (places[2 * point + 1] ?? 0)) / innerHeight,
    color,
  ]);
}
