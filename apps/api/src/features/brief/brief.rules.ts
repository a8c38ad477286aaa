import { type BriefChange, type BriefContent, type BriefField, briefFields } from '@foreglow/contract';

/** The brief that nobody has written yet. */
export const emptyBrief: BriefContent = {
  challenge: null,
  purpose: null,
  scope_in: null,
  scope_out: null,
  time_horizon: null,
  audience: null,
  domains: [],
  sources: null,
};

/** The fields in which two briefs differ, in the order of reading. The order of domains is part of what they say. */
export const changedFields = (before: BriefContent, after: BriefContent): BriefField[] =>
  briefFields.filter((field) => !same(before[field], after[field]));

/** The brief after a change: fields that are not given stay. */
export function changed(brief: BriefContent, change: BriefChange): BriefContent {
  const given = briefFields.filter((field) => change[field] !== undefined);
  return { ...brief, ...Object.fromEntries(given.map((field) => [field, change[field]])) };
}

/**
 * The fields of a change that somebody else changed since `base`, the brief it was made from, and to something else.
 */
export function conflictingFields(base: BriefContent, current: BriefContent, change: BriefChange): BriefField[] {
  return changedFields(base, current).filter(
    (field) => change[field] !== undefined && !same(change[field], current[field]),
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
