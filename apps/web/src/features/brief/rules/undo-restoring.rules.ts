import type { BriefChange, BriefVersionAttributes } from '@foreglow/contract';

/**
 * The change that undoes a restoration: the fields that it changed get the values of the version before. It is based on
 * the version that the restoration made, so that the server refuses it if somebody else has changed one of them since.
 * Undefined if that version is not the restoration, because somebody else has saved the brief at the same moment.
 */
export function undoOf(
  before: BriefVersionAttributes,
  made: BriefVersionAttributes,
  restoredFrom: number,
): BriefChange | undefined {
  if (made.restored_from !== restoredFrom) return undefined;
  return { ...Object.fromEntries(made.changed.map((field) => [field, before[field]])), based_on: made.number };
}
