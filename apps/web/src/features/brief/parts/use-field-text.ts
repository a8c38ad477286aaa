import { type BriefAttributes, type BriefField, briefFields } from '@foreglow/contract';
import { useState } from 'react';
import { storage } from '../../../lib/browser/index.ts';
import { textOf } from '../rules/field-text.rules.ts';
import { type KeptText, readKept } from '../rules/kept-text.rules.ts';

interface Typed {
  readonly text: string;
  readonly basedOn: number;
  /** When it was typed, where it was found on this device. */
  readonly foundFrom?: number;
}

const keyOf = (projectSlug: string, field: BriefField) => `foreglow.brief-text.${projectSlug}.${field}`;

/** Whether text for the brief of a project waits on this device. */
export const isTextKept = (projectSlug: string): boolean =>
  briefFields.some((field) => readKept(storage.read(keyOf(projectSlug, field))) !== undefined);

/** Drops the text of a field that was kept on this device. */
export const dropText = (projectSlug: string, field: BriefField): void =>
  storage.write(keyOf(projectSlug, field), null);

/**
 * The text of a field while it is edited. It is kept on this device as it is typed, so that nothing is lost when the
 * tab closes; text that was left there is taken up again. `opened`: it is edited from the beginning.
 */
export function useFieldText(projectSlug: string, field: BriefField, brief: BriefAttributes, opened: boolean) {
  const key = keyOf(projectSlug, field);
  const stored = textOf(brief, field);
  const found = (): Typed | undefined => {
    const kept = readKept(storage.read(key));
    return kept && kept.text !== stored ? { text: kept.text, basedOn: kept.basedOn, foundFrom: kept.at } : undefined;
  };
  const untouched = { text: stored, basedOn: brief.version };
  const [typed, setTyped] = useState<Typed | undefined>(() => found() ?? (opened ? untouched : undefined));
  const keep = (next: Typed) => {
    setTyped(next);
    const kept: KeptText = { text: next.text, basedOn: next.basedOn, at: Date.now() };
    storage.write(key, next.text === stored ? null : JSON.stringify(kept));
  };
  return {
    typed,
    /** Something differs from what is stored on the server. */
    dirty: typed !== undefined && typed.text !== stored,
    open: () => setTyped(found() ?? untouched),
    change: (text: string) => typed && keep({ ...typed, text }),
    /** Goes on over a later version, with this text. */
    rebase: (text: string, basedOn: number) => keep({ text, basedOn }),
    /** Ends the editing; the text waits on this device. */
    leave: () => setTyped(undefined),
    /** Ends the editing, and drops the text. */
    close: () => {
      dropText(projectSlug, field);
      setTyped(undefined);
    },
  };
}

export type FieldText = ReturnType<typeof useFieldText>;
