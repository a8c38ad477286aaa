import { type BriefContent, limits, type RadarAttributes } from '@foreglow/contract';
import { type EditedFields, sameFields } from '#lib/drafts/conflict.rules.ts';
import { type DraftKind, isTextList } from '#lib/drafts/drafts.rules.ts';

/** The values of the form for a new radar. */
export interface NewRadarValues {
  readonly title: string;
  readonly challenge: string;
  readonly audience: string;
  readonly domains: readonly string[];
  /** From the centre outwards. */
  readonly rings: readonly string[];
  readonly impacts: readonly string[];
  /** Whether the trends of the project become its first blips. */
  readonly withTrends: boolean;
}

/** The initial values: those of the brief, with as many sectors as a radar can have. */
export const valuesFrom = (
  { challenge, audience, domains }: Pick<BriefContent, 'challenge' | 'audience' | 'domains'>,
  rings: readonly string[],
): NewRadarValues => ({
  title: '',
  challenge: challenge ?? '',
  audience: audience ?? '',
  domains: domains.slice(0, limits.radarDomains.max),
  rings,
  impacts: [],
  withTrends: true,
});

/** The values from which a saved radar could have been created. */
export const valuesOf = (
  { title, challenge, audience, domains, rings, impacts }: RadarAttributes,
  withTrends: boolean,
): NewRadarValues => ({
  title,
  challenge: challenge ?? '',
  audience: audience ?? '',
  domains,
  rings,
  impacts,
  withTrends,
});

const fields: EditedFields<NewRadarValues> = {
  names: ['title', 'challenge', 'audience', 'domains', 'rings', 'impacts', 'withTrends'],
  texts: [],
  lists: [],
};

const isComplete = ({ title, challenge, audience, domains, rings, impacts, withTrends }: NewRadarValues): boolean =>
  [title, challenge, audience].every((text) => typeof text === 'string') &&
  [domains, rings, impacts].every(isTextList) &&
  typeof withTrends === 'boolean';

/** What was typed for a new radar is kept on the device. */
export const newRadarDrafts: DraftKind<NewRadarValues> = {
  key: 'foreglow.radar-text',
  read: (found) => (isComplete(found as NewRadarValues) ? (found as NewRadarValues) : undefined),
  same: (a, b) => sameFields(fields, a, b),
};
