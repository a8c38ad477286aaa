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

/** The queue after an edit. `sent`: how many of its first edits are being sent and cannot be merged with others. */
export function withEdit(queue: readonly RadarEdit[], edit: RadarEdit, sent: number): readonly RadarEdit[] {
  const last = queue.length > sent ? queue.at(-1) : undefined;
  const merged = last && mergeEdits(last, edit);
  return merged ? [...queue.slice(0, -1), merged] : [...queue, edit];
}

/** The edits stored on the device; none if they cannot be applied to the radar. */
export function keptEdits(text: string | null, stored: RadarAttributes): readonly RadarEdit[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(found)) return [];
    found.reduce((radar: RadarAttributes, edit: RadarEdit) => applyEdit(radar, edit), stored);
    return found;
  } catch {
    return [];
  }
}
