import { loadavg } from 'node:os';
import type { RadarLayout } from '../../packages/contract/src/radars/layout.ts';
import { mostNames, placeBlipLabels } from '../../packages/pictures/src/radars/layout/blip-labels.ts';
import { radiusOf } from '../../packages/pictures/src/radars/layout/blip-size.ts';
import { layoutRadar } from '../../packages/pictures/src/radars/layout/layout.ts';
import type { LayoutBlip, LayoutInput } from '../../packages/pictures/src/radars/layout/types.ts';
import { labelled } from '../../packages/pictures/test/radars/generated-labels.ts';
import { anotherBlip, radarOf, randomFrom } from '../../packages/pictures/test/radars/generated-radars.ts';
import {
  type CellCircle,
  circlesOf,
  moved,
  outsideCell,
  overlappingPairs,
} from '../../packages/pictures/test/radars/layout-faults.ts';
import type { Placing } from './placing.ts';
import { placeLikeAoe } from './placing-aoe.ts';
import { placeLikeBuildYourOwn } from './placing-build-your-own.ts';
import { placeLikeZalando } from './placing-zalando.ts';
import { table } from './table.ts';

/** The generated radars of the tests of the layout. */
const numbers = Array.from({ length: 10_000 }, (_, number) => number);
const layoutsPerKind = 40;
const roundsOfWarmUp = 5;

/** Measures the time to lay out radars and which blips move, and compares their faults with those of other methods. */
export function measureRadars(): string[] {
  return [
    '### Layout of a radar',
    `In one thread, after a warm-up; each run is a different radar with 6 sectors and 3 rings. Load average of the last minute before: ${(loadavg()[0] ?? 0).toFixed(1)}.`,
    timesTable(),
    'What moves in 10,000 generated radars when one blip is added to the cell of another or changed. The shares are of the other blips of the same radar.',
    movesTable(),
    'Names beside the blips of the same radars, in Latin, Korean and Arabic, of wide pictures with at most 45 blips; and how long they take for 60 blips.',
    namesTable(),
    'Faults in the same 10,000 radars. The other methods were written anew from their descriptions; they have our cells and the radii of our layout, which shrinks them in full radars.',
    faultsTable(),
  ];
}

function timesTable(): string {
  const kinds = [
    { what: '60 blips', count: 60 },
    { what: '500 blips', count: 500 },
    { what: '200 blips in one cell', count: 200, cell: { sector: 2, ring: 2 } },
  ];
  const rows = kinds.map(({ what, count, cell }) => {
    const inputs = Array.from({ length: layoutsPerKind }, (_, number) => evenRadar(number, count, cell));
    for (let round = 0; round < roundsOfWarmUp; round += 1) inputs.forEach(layoutRadar);
    const times = inputs.map((input) => {
      const startedAt = performance.now();
      layoutRadar(input);
      return performance.now() - startedAt;
    });
    const sorted = times.toSorted((a, b) => a - b);
    return [what, ms(sorted[Math.floor(sorted.length / 2)]), ms(sorted.at(-1))];
  });
  return table(['radar', 'median', 'longest'], rows);
}

function namesTable(): string {
  const shown = { blips: 0, names: 0, whole: 0, kept: 0, before: 0 };
  for (const number of numbers) {
    const input = radarOf(number);
    if (input.blips.length > mostNames) continue;
    const { layout, labels } = labelled(input, number, 'wide');
    shown.blips += layout.blips.length;
    shown.names += labels.length;
    shown.whole += labels.filter(({ isShortened }) => !isShortened).length;
    const further = { ...input, blips: [...input.blips, anotherBlip(input, randomFrom(number))] };
    if (further.blips.length > mostNames || layoutRadar(further).scale !== layout.scale) continue;
    const after = new Map(labelled(further, number, 'wide').labels.map((label) => [label.id, JSON.stringify(label)]));
    shown.before += labels.length;
    shown.kept += labels.filter((label) => after.get(label.id) === JSON.stringify(label)).length;
  }
  const radars = Array.from({ length: layoutsPerKind }, (_, number) => {
    const input = evenRadar(number, 60);
    const { layout, blips, trails } = labelled(input, number, 'wide');
    return () => placeBlipLabels(layout, blips, 'wide', [...trails.values()]);
  });
  for (let round = 0; round < roundsOfWarmUp; round += 1) for (const place of radars) place();
  const times = radars
    .map((place) => {
      const startedAt = performance.now();
      place();
      return performance.now() - startedAt;
    })
    .toSorted((a, b) => a - b);
  return table(
    ['blips with a name', 'of these whole', 'names that stay when a blip is added', '60 blips: median', 'longest'],
    [
      [
        percent(shown.names / shown.blips),
        percent(shown.whole / shown.names),
        percent(shown.kept / shown.before),
        ms(times[Math.floor(times.length / 2)]),
        ms(times.at(-1)),
      ],
    ],
  );
}

/** A radar whose blips are spread evenly at random, or are all in one cell. */
function evenRadar(seed: number, count: number, cell?: Pick<LayoutBlip, 'sector' | 'ring'>): LayoutInput {
  const random = randomFrom(seed);
  const blips = Array.from({ length: count }, (_, index) => ({
    id: `blip-${seed}-${index}`,
    sector: cell?.sector ?? Math.floor(random() * 6),
    ring: cell?.ring ?? Math.floor(random() * 3),
    position: random(),
    angle: null,
    impact: 1 + Math.floor(random() * 5),
  }));
  const sectors = ['People', 'Work', 'Mobility', 'Energy', 'Food', 'Governance'];
  return { shape: 'half', sectors, rings: ['Now', 'Next', 'Later'], blips };
}

function movesTable(): string {
  const appended: number[] = [];
  const inserted: number[] = [];
  const changed: number[] = [];
  for (const number of numbers) {
    const input = radarOf(number);
    const { blips } = input;
    if (blips.length < 2) continue;
    const random = randomFrom(number);
    const before = layoutRadar(input);
    const share = (after: readonly LayoutBlip[], ids = before) =>
      moved(ids, layoutRadar({ ...input, blips: after })) / blips.length;
    const at = Math.floor(random() * blips.length);
    appended.push(share([...blips, anotherBlip(input, random)]));
    inserted.push(share(blips.toSpliced(at, 0, anotherBlip(input, random))));
    const other = { ...(blips[at] as LayoutBlip), position: random() };
    changed.push(share(blips.with(at, other), without(before, other.id)));
  }
  const row = (what: string, shares: readonly number[]) => [
    what,
    percent(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    percent(shares.filter((share) => share === 0).length / shares.length),
    percent(Math.max(...shares)),
  ];
  return table(
    ['change', 'others moved, mean', 'radars in which none moved', 'most moved'],
    [
      row('one more at the end', appended),
      row('one more anywhere in the order', inserted),
      row('another position of one', changed),
    ],
  );
}

const without = (layout: RadarLayout, id: string): RadarLayout => ({
  ...layout,
  blips: layout.blips.filter((blip) => blip.id !== id),
  groups: layout.groups.map((group) => ({ ...group, ids: group.ids.filter((each) => each !== id) })),
});

function faultsTable(): string {
  const methods: readonly { readonly name: string; readonly place: Placing }[] = [
    { name: 'zalando/tech-radar', place: placeLikeZalando },
    { name: 'AOE technology radar', place: placeLikeAoe },
    { name: 'build-your-own-radar', place: placeLikeBuildYourOwn },
  ];
  const rows = [...methods.map(() => new Faults()), new Faults()];
  let blips = 0;
  for (const number of numbers) {
    const input = radarOf(number);
    const layout = layoutRadar(input);
    const sized = input.blips.map((blip) => ({ ...blip, r: radiusOf(blip.impact) * layout.scale }));
    blips += sized.length;
    for (const [index, { place }] of methods.entries()) {
      const { circles, grouped } = place(layout, sized, randomFrom(number));
      rows[index]?.count(layout, circles, grouped);
    }
    const grouped = layout.groups.reduce((sum, { ids }) => sum + ids.length, 0);
    rows.at(-1)?.count(layout, circlesOf(layout, input.blips), grouped);
  }
  const names = [...methods.map(({ name }) => name), 'Foreglow'];
  return table(
    [`${blips.toLocaleString('en')} blips`, 'overlapping pairs', 'radars with one', 'outside their cell', 'in groups'],
    rows.map((faults, index) => [names[index] ?? '', ...faults.row()]),
  );
}

/** The faults of a method, added up over radars. */
class Faults {
  #pairs = 0;
  #radars = 0;
  #outside = 0;
  #grouped = 0;

  count(layout: RadarLayout, circles: readonly CellCircle[], grouped: number): void {
    const pairs = overlappingPairs(circles, 0);
    this.#pairs += pairs;
    this.#radars += pairs > 0 ? 1 : 0;
    this.#outside += outsideCell(layout, circles);
    this.#grouped += grouped;
  }

  row(): string[] {
    return [this.#pairs, this.#radars, this.#outside, this.#grouped].map((value) => value.toLocaleString('en'));
  }
}

const ms = (value = 0) => `${value.toFixed(2)} ms`;
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
