import type { BriefContent, BriefField } from '@foreglow/contract';
import type { Base, DraftKind } from '#lib/drafts/drafts.rules.ts';
import { textOf } from './field-text.rules.ts';

/** The value of a field of a brief. */
export interface FieldValues {
  readonly text: string;
}

/** The saved value of a field, with the version of the brief. */
export type FieldBase = Base<FieldValues, number>;

export const baseOf = (brief: BriefContent & { readonly version: number }, field: BriefField): FieldBase => ({
  values: { text: textOf(brief, field) },
  updatedAt: brief.version,
});

/** Drafts of single fields on this device. */
export const fieldDrafts: DraftKind<FieldValues> = {
  key: 'foreglow.brief-text',
  read: (found) => {
    const { text } = found as FieldValues;
    return typeof text === 'string' ? { text } : undefined;
  },
  same: (a, b) => a.text === b.text,
};

/** The name of a field's draft. */
export const draftNameOf = (projectSlug: string, field: BriefField): string => `${projectSlug}.${field}`;
