import { type BriefContent, limits } from '@foreglow/contract';
import { type EditedFields, sameFields } from '#lib/drafts/conflict.rules.ts';
import { type DraftKind, isTextList } from '#lib/drafts/drafts.rules.ts';

/** The values of the form for drafting a radar. */
export interface NewDraftValues {
  readonly title: string;
  readonly challenge: string;
  readonly domains: readonly string[];
  readonly impacts: readonly string[];
}

/** The initial values: those of the brief, with as many sectors as a radar can have. */
export const valuesFrom = ({ challenge, domains }: Pick<BriefContent, 'challenge' | 'domains'>): NewDraftValues => ({
  title: '',
  challenge: challenge ?? '',
  domains: domains.slice(0, limits.radarDomains.max),
  impacts: [],
});

const fields: EditedFields<NewDraftValues> = {
  names: ['title', 'challenge', 'domains', 'impacts'],
  texts: [],
  lists: [],
};

const isComplete = ({ title, challenge, domains, impacts }: NewDraftValues): boolean =>
  typeof title === 'string' && typeof challenge === 'string' && isTextList(domains) && isTextList(impacts);

/** What was typed in the form is kept on the device. */
export const newDraftTexts: DraftKind<NewDraftValues> = {
  key: 'foreglow.liftoff-text',
  read: (found) => (isComplete(found as NewDraftValues) ? (found as NewDraftValues) : undefined),
  same: (a, b) => sameFields(fields, a, b),
};
