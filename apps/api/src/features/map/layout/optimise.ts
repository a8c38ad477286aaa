import type { Pairs } from './pairs.ts';

/** The pairs that a layout is made from. */
export interface LayoutPairs {
  readonly near: Pairs;
  readonly middle: Pairs;
  readonly far: Pairs;
}

const phases = { first: 100, second: 100, third: 250 };
const iterations = phases.first + phases.second + phases.third;

/**
 * Moves points in place until those that belong together are near each other and others are not. `placed` contains x
 * and y of each point, concatenated. The pairs, their weights and phases are those of PaCMAP (Wang, Huang, Rudin and
 * Shaposhnik, Understanding how dimension reduction tools work, 2021). All points move simultaneously, by Adam (Kingma
 * and Ba, 2015), so that the result depends only on the input.
 */
export function optimise(placed: Float32Array, pairs: LayoutPairs, onStep: (share: number) => void): void {
  const gradient = new Float32Array(placed.length);
  const mean = new Float32Array(placed.length);
  const square = new Float32Array(placed.length);
  for (let iteration = 0; iteration < iterations; iteration += 1) {
    const { near, middle } = weightsAt(iteration);
    gradient.fill(0);
    attract(placed, gradient, pairs.near, near * 20, 10);
    if (middle > 0) attract(placed, gradient, pairs.middle, middle * 20_000, 10_000);
    repel(placed, gradient, pairs.far);
    step(placed, gradient, mean, square, iteration + 1);
    if (iteration % 10 === 0) onStep(iteration / iterations);
  }
}

function weightsAt(iteration: number): { near: number; middle: number } {
  if (iteration < phases.first) {
    const share = iteration / phases.first;
    return { near: 2, middle: (1 - share) * 1000 + share * 3 };
  }
  return iteration < phases.first + phases.second ? { near: 3, middle: 3 } : { near: 0.7, middle: 0 };
}

/** Pulls pairs together by a force of `strength` / (`range` + 1 + d²)² times their distance d. */
function attract(
  placed: Float32Array,
  gradient: Float32Array,
  { size, partners }: Pairs,
  strength: number,
  range: number,
): void {
  for (let point = 0, at = 0; at < partners.length; point += 1) {
    const x = placed[2 * point] as number;
    const y = placed[2 * point + 1] as number;
    let sumX = 0;
    let sumY = 0;
    for (let pair = 0; pair < size; pair += 1, at += 1) {
      const other = partners[at] as number;
      if (other < 0) continue;
      const dx = x - (placed[2 * other] as number);
      const dy = y - (placed[2 * other + 1] as number);
      const base = range + 1 + dx * dx + dy * dy;
      const force = strength / (base * base);
      sumX += force * dx;
      sumY += force * dy;
      gradient[2 * other] = (gradient[2 * other] as number) - force * dx;
      gradient[2 * other + 1] = (gradient[2 * other + 1] as number) - force * dy;
    }
    gradient[2 * point] = (gradient[2 * point] as number) + sumX;
    gradient[2 * point + 1] = (gradient[2 * point + 1] as number) + sumY;
  }
}

/** Pushes pairs apart by a force of 2 / (2 + d²)² times their distance d. */
function repel(placed: Float32Array, gradient: Float32Array, { size, partners }: Pairs): void {
  attract(placed, gradient, { size, partners }, -2, 1);
}

const rate = 1;
const meanDecay = 0.9;
const squareDecay = 0.999;

function step(
  placed: Float32Array,
  gradient: Float32Array,
  mean: Float32Array,
  square: Float32Array,
  count: number,
): void {
  const speed = (rate * Math.sqrt(1 - squareDecay ** count)) / (1 - meanDecay ** count);
  for (let at = 0; at < placed.length; at += 1) {
    const slope = gradient[at] as number;
    const m = meanDecay * (mean[at] as number) + (1 - meanDecay) * slope;
    const v = squareDecay * (square[at] as number) + (1 - squareDecay) * slope * slope;
    mean[at] = m;
    square[at] = v;
    placed[at] = (placed[at] as number) - (speed * m) / (Math.sqrt(v) + 1e-7);
  }
}
