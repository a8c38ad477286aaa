import type { Movement, RadarDrafter } from '@foreglow/contract';

/** A blip. */
export interface Blip {
  readonly id: string;
  /** Its position in the order of the blips; undefined until it is stored. */
  readonly sequence: number | undefined;
  readonly label: string;
  readonly sector: string;
  readonly ring: string;
  readonly position: number;
  readonly angle: number | null;
  readonly impact: number;
  readonly impacts: readonly string[];
  readonly rationale: string | null;
  readonly importedMovement: Movement | null;
}

/** The fields of a radar, apart from its blips. */
export interface RadarFields {
  readonly title: string;
  readonly challenge: string | null;
  readonly description: string | null;
  readonly audience: string | null;
  readonly sectors: readonly string[];
  readonly rings: readonly string[];
  readonly impacts: readonly string[];
}

/** A radar as it is stored. */
export interface Radar extends RadarFields {
  readonly id: number;
  readonly slug: string;
  readonly projectId: number;
  readonly creator: { readonly id: number; readonly slug: string; readonly name: string; readonly email: string };
  /** Whether it was made from a draft written by a model. */
  readonly aiAssistant: boolean;
  readonly drafter: RadarDrafter | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A blip in the words of the contract, in which a sector is a domain. */
export type SentBlip<B extends Blip = Blip> = Omit<B, 'sector'> & { readonly domain: string };

/** The names and the blips of a radar in the words of the contract. */
export const asSent = <B extends Blip>(
  { sectors, rings }: Pick<RadarFields, 'sectors' | 'rings'>,
  blips: readonly B[],
): {
  readonly domains: readonly string[];
  readonly rings: readonly string[];
  readonly blips: readonly SentBlip<B>[];
} => ({
  domains: sectors,
  rings,
  blips: blips.map(({ sector, ...blip }) => ({ ...blip, domain: sector })),
});
