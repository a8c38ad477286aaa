import type { BlipAttributes, RadarAttributes } from '@foreglow/contract';
import { namesBack } from './name-edit.rules.ts';
import {
  applyEdit,
  type EditedBlip,
  editableFields,
  pick,
  type RadarEdit,
  radarLists,
  radarTexts,
  withNewNames,
} from './radar-edit.rules.ts';

/** The edit that reverts another one. `radar` is the state before that one. Undefined if the edit changes nothing. */
export function inverseOf(radar: RadarAttributes, edit: RadarEdit): RadarEdit | undefined {
  const after = applyEdit(radar, edit);
  const words = Object.fromEntries(
    radarTexts.flatMap((text) => (after[text] === radar[text] ? [] : [[text, radar[text]]])),
  );
  const names: RadarEdit = Object.fromEntries(
    radarLists.flatMap((list) =>
      edit[list] && !equal(after[list], radar[list]) ? [[list, namesBack(radar[list], edit[list])]] : [],
    ),
  );
  const left = new Map(after.blips.map((blip) => [blip.id, blip]));
  const changed = radar.blips.flatMap((blip): EditedBlip[] => blipBack(blip, left.get(blip.id), names));
  const had = new Set(radar.blips.map(({ id }) => id));
  const created = after.blips.flatMap(({ id }) => (had.has(id) ? [] : [id]));
  const back: RadarEdit = {
    ...words,
    ...names,
    ...(changed.length > 0 && { changed_blips: changed }),
    ...(created.length > 0 && { removed_blips: created }),
  };
  return Object.keys(back).length === 0 ? undefined : back;
}

/** The change that restores a blip, once the names have been restored. */
function blipBack(before: BlipAttributes, after: BlipAttributes | undefined, names: RadarEdit): EditedBlip[] {
  if (!after) return [pick(before, editableFields)];
  const named = withNewNames(after, names);
  const other = editableFields.filter((field) => !equal(named[field], before[field]));
  return other.length > 0 ? [pick(before, other)] : [];
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The text that an edit changes, as a key, if it is a single text of the radar or of one blip; otherwise undefined.
 * Edits of the same text in quick succession are one step of undo.
 */
export function typedText(edit: RadarEdit): string | undefined {
  const [blip, ...others] = edit.changed_blips ?? [];
  const names = Object.keys(edit).filter((name) => name !== 'changed_blips');
  if (!blip) return names.length === 1 && radarTexts.some((text) => text === names[0]) ? names[0] : undefined;
  if (others.length > 0 || names.length > 0) return undefined;
  const fields = Object.keys(blip).filter((field) => field !== 'id');
  return fields.length === 1 && ['label', 'rationale'].includes(fields[0] ?? '')
    ? `${blip.id}.${fields[0]}`
    : undefined;
}
