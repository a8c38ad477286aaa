import type { RadarAttributes } from '@foreglow/contract';
import { applyEdit, changesNames, type RadarEdit } from './radar-edit.rules.ts';

/** Two edits merged, or undefined if they have to be sent one after the other, because names change in between. */
export function mergeEdits(first: RadarEdit, then: RadarEdit): RadarEdit | undefined {
  if ([first, then].some((edit) => changesNames(edit) || edit.removed_blips)) return undefined;
  const blips = new Map((first.changed_blips ?? []).map((blip) => [blip.id, blip]));
  for (const blip of then.changed_blips ?? []) blips.set(blip.id, { ...blips.get(blip.id), ...blip });
  return { ...first, ...then, ...(blips.size > 0 && { changed_blips: [...blips.values()] }) };
}

/** The parts of an edit that can be sent separately: one for each blip, and one for everything else. */
export function splitEdit({ changed_blips = [], ...rest }: RadarEdit): readonly RadarEdit[] {
  if (changesNames(rest) || rest.removed_blips) return [{ ...rest, changed_blips }];
  const others = Object.keys(rest).length > 0 ? [rest] : [];
  return [...others, ...changed_blips.map((blip) => ({ changed_blips: [blip] }))];
}

/** The edits among what was kept on the device. Throws if they cannot be applied to the radar. */
export function readEdits(found: readonly unknown[], saved: RadarAttributes): readonly RadarEdit[] {
  const edits = found as readonly RadarEdit[];
  edits.reduce(applyEdit, saved);
  return edits;
}
