import { type Formats, formatsOf } from './format.rules.ts';
import { localeFor } from './locale.rules.ts';

/** One for each locale: many components of a screen write numbers and days. */
const known = new Map<string, Formats>();
/** The locale of a language while the browser's languages stay the same: to find it, tags have to be parsed. */
const locales = new Map<string, string>();
let browser: readonly string[] = [];

/** Numbers and moments in a language, as in the region of the browser. */
export function formatsIn(language: string): Formats {
  if (browser !== navigator.languages) {
    browser = navigator.languages;
    locales.clear();
  }
  const locale = locales.get(language) ?? localeFor(language, browser);
  locales.set(language, locale);
  const formats = known.get(locale) ?? formatsOf(locale);
  known.set(locale, formats);
  return formats;
}
