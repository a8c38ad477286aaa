import type { Drafter, Movement } from '@foreglow/contract';

/** A blip. */
export interface Blip {
  readonly id: string;
  /** Its place in the order of the blips; undefined until it is stored. */
  readonly sequence: number | undefined;
  readonly label: string;
  readonly domain: string;
  readonly ring: string;
  readonly position: number;
  readonly angle: number | null;
  readonly impact: number;
  readonly impacts: readonly string[];
  readonly rationale: string | null;
  readonly importedMovement: Movement | null;
}

/** What a radar is made of, besides its blips. */
export interface RadarFields {
  readonly title: string;
  readonly challenge: string | null;
  readonly description: string | null;
  readonly audience: string | null;
  readonly domains: readonly string[];
  readonly rings: readonly string[];
  readonly impacts: readonly string[];
}

/** A radar as it is stored. */
export interface Radar extends RadarFields {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly creator: { readonly id: number; readonly slug: string; readonly name: string; readonly email: string };
  /** It was made of a draft that a model wrote. */
  readonly aiAssistant: boolean;
  readonly drafter: Drafter | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
