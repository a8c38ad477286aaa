import { type Formats, formatsOf } from './format.rules.ts';
import { localeFor } from './locale.rules.ts';

/** One for each locale: many components of a screen write numbers and days. */
const known = new Map<string, Formats>();

/** Numbers and moments in a language, as in the region of the browser. */
export function formatsIn(language: string): Formats {
  const locale = localeFor(language, navigator.languages);
  const formats = known.get(locale) ?? formatsOf(locale);
  known.set(locale, formats);
  return formats;
}
