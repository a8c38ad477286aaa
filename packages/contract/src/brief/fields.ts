/** The fields of a brief in the order in which they are read. */
export const briefFields = [
  'challenge',
  'purpose',
  'scope_in',
  'scope_out',
  'time_horizon',
  'audience',
  'domains',
  'sources',
] as const;
export type BriefField = (typeof briefFields)[number];
