import type { HandledJob } from '#platform/jobs/job.ts';
import type { Platform } from '#platform/platform.ts';
import type { ComposedConfig, ComposedForTests } from './composed-config.ts';
import type { Given } from './given.ts';

/** The parts of a composed feature. It omits those that it does not have. */
export interface Composed {
  /** What the features that use it get. */
  readonly api?: unknown;
  readonly routes?: object;
  readonly jobs?: readonly HandledJob[];
}

/** What a feature is composed with, besides the platform and the features that it uses. */
export interface Surroundings {
  readonly config: ComposedConfig;
  readonly forTests: ComposedForTests;
  /** The name of the theme of a host. */
  readonly themeOf: (host: string) => string;
  readonly given: Given;
}

interface Described<Gives> {
  /** The name of its folder. */
  readonly name: string;
  /** Its files that others may import, besides feature.ts. A new one is a decision. */
  readonly shares?: readonly string[];
  /** What features that it uses need from it. They cannot use it. */
  readonly gives?: (platform: Platform) => Gives;
}

/** A part of the product, in a folder of `features`. */
export interface Feature<Parts extends Composed = Composed, Gives extends Partial<Given> = Partial<Given>>
  extends Described<Gives> {
  /** The features whose files and `api` it may use. A function, so that a circle of features is found and named. */
  readonly uses: () => Readonly<Record<string, Feature>>;
  /** Constructs its parts. `used` has the `api` of each feature in `uses`. */
  compose(platform: Platform, used: object, surroundings: Surroundings): Parts | Promise<Parts>;
}

type ApiOf<F> = F extends Feature<infer Parts> ? (Parts extends { readonly api: infer Api } ? Api : never) : never;

/** The `api` of each feature. */
export type ApisOf<Features> = { readonly [Name in keyof Features]: ApiOf<Features[Name]> };

interface TypedDescription<Used, Parts extends Composed, Gives> extends Described<Gives> {
  readonly uses: () => Used & Readonly<Record<string, Feature>>;
  compose(platform: Platform, used: ApisOf<Used>, surroundings: Surroundings): Parts | Promise<Parts>;
}

/** Describes a feature. Its `compose` does not compile if it takes from `used` what is not in its `uses`. */
export const feature = <Used, Parts extends Composed, Gives extends Partial<Given>>(
  described: TypedDescription<Used, Parts, Gives>,
): Feature<Parts, Gives> => described;
