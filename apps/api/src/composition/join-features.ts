import type { HandledJob } from '#platform/jobs/job.ts';

/** The parts of a composed feature that the root joins. A feature omits parts that it does not have. */
interface ComposedFeature {
  readonly routes?: object;
  readonly jobs?: readonly HandledJob[];
}

type RoutesOf<F> = F extends { readonly routes: infer Routes } ? Routes : never;
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Joins the handlers and the jobs of features. The type of `handlers` lists the endpoints that have one. */
export function joinFeatures<F extends readonly ComposedFeature[]>(
  ...features: F
): { readonly handlers: AllOf<RoutesOf<F[number]>>; readonly jobs: readonly HandledJob[] } {
  return {
    handlers: Object.assign({}, ...features.map(({ routes }) => routes)),
    jobs: features.flatMap(({ jobs = [] }) => jobs),
  };
}
