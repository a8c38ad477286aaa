import { z } from 'zod';
import { limits } from './limits.ts';
import { oneLine } from './one-line.ts';
import { isWebAddress } from './web-address.ts';

/** The slug of an object: lower-case words and a short random part. It never changes. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/, 'This is not a slug.');

/**
 * A key that the client chooses at random for something new. The same user who sends it again, to the same call in the
 * same project or workspace, gets what was created the first time, so that a client that got no answer can send the call
 * again without creating a second one. It is known for a day.
 */
export const creationKey = z
  .string()
  .regex(/^[\w-]{8,100}$/, 'Give a key of 8 to 100 letters of the alphabet, digits, hyphens and underscores.')
  .describe(
    'A random key. Sending the call again with the same key within a day creates nothing: the answer contains what was created the first time, or is 404 if that has been deleted.',
  );

/** `{id}` in a path: the slug of the object. */
export const idParams = z.object({ id: z.string().min(1).max(120) });

/** Text that can be stored: no control characters or unpaired surrogates. */
export const plainText = z
  .string()
  .refine(
    (value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u.test(value),
    'Control characters are not allowed.',
  );

/** One line of text: trimmed, white space folded, neither empty nor longer than `max` characters. */
export const line = (max: number) =>
  plainText
    .transform(oneLine)
    .pipe(z.string().min(1, 'This field is required.').max(max, `At most ${max} characters.`));

/** One line of text that may be missing; an empty text counts as missing. */
export const optionalLine = (max: number) =>
  plainText
    .transform((value) => oneLine(value) || null)
    .pipe(z.string().max(max, `At most ${max} characters.`).nullable())
    .nullable();

/** Markdown of at most `limits.textLength` characters that may be missing. */
export const optionalText = plainText
  .transform((value) => value.replace(/\r\n?/g, '\n').trim() || null)
  .pipe(z.string().max(limits.textLength, `At most ${limits.textLength} characters.`).nullable())
  .nullable();

/** A list that may be empty, which `null` clears. */
export const clearable = <L extends z.ZodType<readonly unknown[]>>(list: L) =>
  list.nullable().transform((given): z.output<L> => given ?? ([] as z.output<L>));

export const email = z
  .string()
  .trim()
  .max(limits.emailLength, `At most ${limits.emailLength} characters.`)
  .pipe(z.email('This is not an e-mail address.'))
  .transform((value) => value.toLowerCase());

/** The address of a web page, http or https, without a user or a password. */
export const webAddress = z
  .string()
  .trim()
  .max(limits.urlLength, `At most ${limits.urlLength} characters.`)
  .refine(
    isWebAddress,
    'Give an address that starts with http:// or https://, on one line and without a user or a password.',
  );

/** A moment in time, ISO 8601 with its offset. */
export const moment = z.iso.datetime({ offset: true });

/** The code of a language, such as `en`. `GET /config` lists the languages of an installation. */
export const locale = z.string().regex(/^[a-z]{2,3}$/, 'This is not the code of a language.');

/**
 * For a rule about several fields of an object (`refine`): the rule is checked if these fields are valid. By default it
 * is not checked if any field has the wrong type, so that its fault would only be reported once the others are mended.
 */
export const aboutFields = (...fields: readonly string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path: [field] = [] }) => field !== undefined && !fields.includes(String(field))),
});
