import { z } from 'zod';
import { clearable, line, moment, optionalLine, optionalText } from '../fields.ts';
import { resource } from '../json-api.ts';
import { limits } from '../limits.ts';
import { briefFields } from './fields.ts';

const content = {
  /** The question that the project should answer. */
  challenge: z.string().nullable(),
  /** Markdown, as are scope_in, scope_out, audience and sources. */
  purpose: z.string().nullable(),
  scope_in: z.string().nullable(),
  scope_out: z.string().nullable(),
  time_horizon: z.string().nullable(),
  audience: z.string().nullable(),
  /** The domains of the project, in the order in which they were entered. */
  domains: z.array(z.string()),
  sources: z.string().nullable(),
};
export type BriefContent = z.infer<z.ZodObject<typeof content>>;

const person = z.object({ name: z.string(), email: z.string() });

/** The brief of a project. */
export const briefAttributes = z.object({
  ...content,
  /** The number of the version; 0 if the brief is empty. */
  version: z.int(),
  updated_at: moment.nullable(),
  updated_by: person.nullable(),
});
export type BriefAttributes = z.infer<typeof briefAttributes>;
export const briefResource = resource('briefs', briefAttributes);

const versionHead = {
  number: z.int(),
  created_at: moment,
  created_by: person,
  /** The fields that differ from the version before. */
  changed: z.array(z.enum(briefFields)),
  /** Number of the version that this version restores; null for an edit. */
  restored_from: z.int().nullable(),
};

/** A version in the history. */
export const briefVersionHead = z.object(versionHead);
export type BriefVersionHead = z.infer<typeof briefVersionHead>;
export const briefVersionHeadResource = resource('brief-versions', briefVersionHead);

/** A version with its contents. */
export const briefVersion = z.object({ ...versionHead, ...content });
export type BriefVersionAttributes = z.infer<typeof briefVersion>;
export const briefVersionResource = resource('brief-versions', briefVersion);

const tooMany = `At most ${limits.briefDomains} domains.`;

/** Unique names. Of names that differ only in case, the first one is used. */
const domains = z
  .array(line(limits.briefDomainLength))
  .transform((names) => [...new Map(names.toReversed().map((name) => [name.toLowerCase(), name])).values()].reverse())
  .pipe(z.array(z.string()).max(limits.briefDomains, tooMany));

/**
 * A change of the brief: a value sets a field, `null` clears it, and an absent field stays unchanged. `based_on` is the
 * version that was changed: when one of these fields was changed by a later version, nothing is changed and the answer
 * is `edited_meanwhile`.
 */
export const briefChange = z
  .object({
    challenge: optionalLine(limits.challengeLength),
    purpose: optionalText,
    scope_in: optionalText,
    scope_out: optionalText,
    time_horizon: optionalLine(limits.timeHorizonLength),
    audience: optionalText,
    domains: clearable(domains),
    sources: optionalText,
    based_on: z.int().min(0).max(999_999_999, 'There is no such version of the brief.'),
  })
  .partial();
export type BriefChange = z.output<typeof briefChange>;
