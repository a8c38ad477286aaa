import { limits } from '@foreglow/contract';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { movedByKey } from '#features/radars/rules/moved-by-key.rules.ts';
import { type EditedBlip, editableFields, type NewBlip, pick } from '#features/radars/rules/radar-edit.rules.ts';
import { inverseOf } from '#features/radars/rules/undo.rules.ts';
import { useStable } from '#lib/callbacks/use-stable.ts';
import { keyOf } from '#lib/shortcuts/keys.rules.ts';
import { notify, undoMs } from '#ui/toast/notify.ts';
import type { useRadarEdits } from './use-radar-edits.ts';

/** An id that is unique within the radar. */
const newId = (): string =>
  crypto.getRandomValues(new Uint32Array(3)).reduce((id, part) => id + part.toString(36), 'b');

interface Options {
  readonly edits: ReturnType<typeof useRadarEdits>;
  /** The blip whose form is open. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** The actions on the blips of a radar. `spoken` is announced by screen readers after an action. */
export function useEditing({ edits, chosen, onChoose }: Options) {
  const { t } = useTranslation('radars');
  const { radar, edit } = edits;
  const [spoken, setSpoken] = useState('');
  /** The blip that was just added, whose label is selected to be overwritten. */
  const [fresh, setFresh] = useState('');
  const blipOf = (id: string) => radar.blips.find((one) => one.id === id);
  // An undo from a toast applies to the current radar.
  const editThen = useStable(edit);
  const remaining = limits.radarBlips - radar.blips.length;

  const change = (id: string, what: Omit<EditedBlip, 'id'>) => {
    edit({ changed_blips: [{ id, ...what }] });
    const before = blipOf(id);
    const { label, domain, ring } = { ...before, ...what };
    const { impact, position } = what;
    const isWithinRing = position !== undefined && before !== undefined && ring === before.ring;
    const details = [
      impact !== undefined && t('spokenImpact', { impact }),
      isWithinRing &&
        t(position < before.position ? 'spokenNearer' : 'spokenFurther', { share: Math.round(position * 100) }),
    ];
    setSpoken([label, domain, ring, ...details].filter(Boolean).join(', '));
  };
  /** Undoes or redoes a step, and announces the blip that it restores. */
  const step = (way: 'undo' | 'redo') => {
    const made = edits[way]();
    if (!made) return;
    const [changed, ...others] = made.changed_blips ?? [];
    const blip = changed && others.length === 0 ? { ...blipOf(changed.id), ...changed } : undefined;
    const impact = blip?.impact !== undefined && t('spokenImpact', { impact: blip.impact });
    const what = [blip?.label, blip?.domain, blip?.ring, impact].filter(Boolean).join(', ');
    const done = way === 'undo' ? t('spokenUndone') : t('spokenRedone');
    setSpoken(what ? `${done}: ${what}` : done);
  };
  /** Adds blips, if there is room for all of them; returns whether there is. If there is only one, its form opens. */
  const add = (blips: readonly NewBlip[]): boolean => {
    if (blips.length > remaining) {
      notify.info(t('noRoom', { count: limits.radarBlips }));
      return false;
    }
    const added = blips.map((blip) => ({ id: newId(), ...blip }));
    edit({ changed_blips: added });
    const [only, ...others] = added;
    if (!only || others.length > 0) {
      notify.success(t('blipsAdded', { count: added.length }));
      return true;
    }
    setFresh(only.id);
    onChoose(only.id);
    return true;
  };
  const addEmpty = (place?: Pick<NewBlip, 'domain' | 'ring'> & Partial<EditedBlip>) => {
    const near = blipOf(chosen) ?? { domain: radar.domains[0] ?? '', ring: radar.rings[0] ?? '' };
    add([{ label: t('newBlip'), domain: near.domain, ring: near.ring, ...place }]);
  };
  const duplicate = (id: string) => {
    const blip = blipOf(id);
    if (!blip) return;
    const copied = editableFields.filter((field) => !['angle', 'sequence', 'imported_movement'].includes(field));
    const { id: _, ...copy } = pick(blip, copied);
    add([{ ...copy, label: blip.label, domain: blip.domain, ring: blip.ring }]);
  };
  const remove = (id: string) => {
    const label = blipOf(id)?.label ?? '';
    const back = inverseOf(radar, { removed_blips: [id] });
    edit({ removed_blips: [id] });
    if (id === chosen) onChoose('');
    notify.success(t('blipRemoved', { label }), {
      duration: undoMs,
      ...(back && { action: { label: t('undo'), onClick: () => editThen(back) } }),
    });
  };
  /** Handles the keys of the focused blip. */
  const onKey = (event: KeyboardEvent, id: string) => {
    const blip = blipOf(id);
    const isCommand = event.ctrlKey || event.metaKey;
    if (!blip) return;
    if (event.key === 'Delete' || event.key === 'Backspace') remove(id);
    else if (/^[1-5]$/.test(event.key) && !isCommand) change(id, { impact: Number(event.key) });
    else if (keyOf(event) === 'd' && !isCommand) duplicate(id);
    else if (event.altKey || event.ctrlKey) {
      const place = movedByKey(radar, blip, event.key);
      if (!place) return;
      change(id, place);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const undo = () => step('undo');
  const redo = () => step('redo');
  return { change, undo, redo, add, addEmpty, duplicate, remove, onKey, spoken, fresh, remaining };
}

export type Editing = ReturnType<typeof useEditing>;
