import type { HandledJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/platform.ts';
import type { ApisOf, Composed, Feature, Surroundings } from './feature.ts';

type Features = Readonly<Record<string, Feature>>;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type RoutesOf<F> = F extends Feature<infer Parts> ? (Parts extends { routes: infer Routes } ? Routes : never) : never;
type GivesOf<F> = F extends Feature<Composed, infer Gives> ? Gives : never;

interface ComposedFeatures<All> {
  /** Its type lists the endpoints that have a handler. */
  readonly handlers: AllOf<RoutesOf<All[keyof All]>>;
  readonly jobs: readonly HandledJob[];
  readonly apis: ApisOf<All>;
}

/** Composes the features, each after those that it uses, and joins their parts. Throws if some use each other. */
export async function composeFeatures<All extends Features>(
  features: All,
  platform: Platform,
  surroundings: Surroundings,
): Promise<ComposedFeatures<All>> {
  const composed = new Map<Feature, Composed>();
  const apisOf = (some: Features) =>
    Object.fromEntries(Object.entries(some).map(([name, one]) => [name, composed.get(one)?.api]));
  for (const one of inOrder(Object.values(features))) {
    composed.set(one, await one.compose(platform, apisOf(one.uses()), surroundings));
  }
  const parts = [...composed.values()];
  return {
    handlers: Object.assign({}, ...parts.map(({ routes }) => routes)),
    jobs: parts.flatMap(({ jobs = [] }) => jobs),
    apis: apisOf(features) as ApisOf<All>,
  };
}

/** Everything that the features give. The type lists it. */
export const givenBy = <All extends Features>(features: All, platform: Platform): AllOf<GivesOf<All[keyof All]>> =>
  Object.assign({}, ...Object.values(features).map(({ gives }) => gives?.(platform)));

/** The features, each after those that it uses. Throws if some use each other. */
export function inOrder(features: readonly Feature[]): Feature[] {
  const ordered = new Set<Feature>();
  const add = (one: Feature, way: readonly Feature[]) => {
    if (way.includes(one)) {
      const circle = [...way.slice(way.indexOf(one)), one].map(({ name }) => name);
      throw new Error(`These features use each other: ${circle.join(' → ')}.`);
    }
    if (ordered.has(one)) return;
    for (const used of Object.values(one.uses())) add(used, [...way, one]);
    ordered.add(one);
  };
  for (const one of features) add(one, []);
  return [...ordered];
}
