import { type Formats, formatsOf } from './format.rules.ts';
import { localeFor } from './locale.rules.ts';

/** One instance per locale, since many components of a screen format numbers and days. */
const known = new Map<string, Formats>();
/**
 * The locale of each language, cached while the browser's languages stay the same, since finding it requires parsing
 * tags.
 */
const locales = new Map<string, string>();
let browser: readonly string[] = [];

/** Formats for numbers and moments in a language, in the region of the browser. */
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
