import type { LayoutBlip, LayoutInput } from '#radars/layout/types.ts';

export type Random = () => number;

/** A generator of numbers in [0, 1), determined by its seed (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;

const names = [
  'People',
  'Work',
  'Energy, water and heat',
  'Institutions and governance of the growing city after 2040, with everything that belongs to them all',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'المدينة والطاقة والمناخ في المستقبل',
  '都市の未来とエネルギーの変化について考える',
  '👩🏽‍🌾🍎🇩🇪 food',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  '',
];
const extremes = [0, 1, -3, 7, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];

/**
 * The radar for a number. Most are small, one in ten has up to 250 blips, one in a hundred has 200 blips in one cell,
 * one in five hundred has up to 1000. In most radars positions, angles and impacts are usual, in some they are out of
 * range.
 */
export function radarOf(number: number): LayoutInput {
  const random = randomFrom(number * 7919 + 1);
  const sectors = random() < 0.03 ? 1 : 2 + Math.floor(random() * 11);
  const rings = 2 + Math.floor(random() * 5);
  const kind = number % 500 === 7 ? 'huge' : number % 100 === 13 ? 'one cell' : number % 10 === 4 ? 'dense' : 'small';
  const count = { huge: 1000 * random(), 'one cell': 200, dense: 40 + 210 * random(), small: 40 * random() }[kind];
  const cell = { sector: Math.floor(random() * sectors), ring: Math.floor(random() * rings) };
  const skew = pick(random, [1, 1, 2, 4]);
  const hasExtremes = random() < 0.15;
  const draggedShare = pick(random, [0, 0, 0.1, 1]);
  const positions = pick<(random: Random) => number>(random, [(next) => next(), () => 0.5, (next) => next() ** 2]);
  const odd = <T>(usual: T, list: readonly T[]) => (hasExtremes && random() < 0.4 ? pick(random, list) : usual);
  return {
    shape: number % 2 === 0 ? 'half' : 'full',
    sectors: Array.from({ length: sectors }, () => pick(random, names)),
    rings: Array.from({ length: rings }, () => pick(random, names)),
    blips: Array.from({ length: Math.floor(count) }, (_, index): LayoutBlip => {
      const spread = { sector: Math.floor(random() ** skew * sectors), ring: Math.floor(random() ** skew * rings) };
      return {
        id: `blip-${number}-${index}`,
        ...(kind === 'one cell' ? cell : spread),
        position: odd(positions(random), extremes),
        angle: odd(random() < draggedShare ? random() : null, extremes),
        impact: odd(1 + Math.floor(random() * 5), [0, 9, -1, 2.5, Number.NaN]),
      };
    }),
  };
}

/** Another blip for a radar, in the cell of one of its blips if it has any. */
export function anotherBlip({ sectors, rings, blips }: LayoutInput, random: Random): LayoutBlip {
  const like = blips.length > 0 ? pick(random, blips) : undefined;
  return {
    id: `another-${Math.floor(random() * 1e9)}`,
    sector: like?.sector ?? Math.floor(random() * sectors.length),
    ring: like?.ring ?? Math.floor(random() * rings.length),
    position: random(),
    angle: random() < 0.2 ? random() : null,
    impact: 1 + Math.floor(random() * 5),
  };
}
