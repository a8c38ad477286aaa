import { type BriefChange, type BriefContent, type BriefField, briefFields } from '@foreglow/contract';

/** The brief before anybody has written one. */
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

/** The fields in which two briefs differ, in reading order. The order of domains matters. */
export const changedFields = (before: BriefContent, after: BriefContent): BriefField[] =>
  briefFields.filter((field) => !same(before[field], after[field]));

/** The brief after a change. Fields missing from the change stay as they are. */
export function changed(brief: BriefContent, change: BriefChange): BriefContent {
  const given = briefFields.filter((field) => change[field] !== undefined);
  return { ...brief, ...Object.fromEntries(given.map((field) => [field, change[field]])) };
}

/**
 * The fields of a change that somebody else has set to a different value since `base`, the brief that the change was
 * made from.
 */
export function conflictingFields(base: BriefContent, current: BriefContent, change: BriefChange): BriefField[] {
  return changedFields(base, current).filter(
    (field) => change[field] !== undefined && !same(change[field], current[field]),
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
