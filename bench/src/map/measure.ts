import { dimensions } from '../../../apps/api/src/platform/vectors/stored-vectors.ts';
import { measureCharts } from './chart/measure.ts';
import { generatedVectors } from './generated-vectors.ts';
import { measureLayouts } from './layouts.ts';
import { measureLearning } from './learning.ts';
import { measureNearest } from './nearest.ts';
import { measurePlacing } from './placing.ts';
import { measureReading } from './reading.ts';

/** Measures making, reading and drawing maps, and finding similar cards. */
export async function measureMap(folder: string): Promise<string[]> {
  const { report, made } = await measureLearning(folder);
  const texts = made.slice(1);
  const generated = [20_000, 100_000].map((count) => ({
    what: `${count.toLocaleString('en')} generated`,
    stored: generatedVectors(count, dimensions),
  }));
  const largest = texts.at(-1);
  return [
    ...measureLayouts(texts),
    ...measurePlacing(),
    ...measureNearest([...generated, ...texts]),
    ...report,
    ...(largest ? await measureReading(folder, largest) : []),
    ...(await measureCharts(folder)),
  ];
}
