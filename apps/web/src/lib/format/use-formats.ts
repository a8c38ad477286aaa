import { useTranslation } from 'react-i18next';
import { type Language, localeFor } from '../i18n/index.ts';
import { type Formats, formatsOf } from './format.rules.ts';

/** One for each locale: many components of a screen write numbers and days. */
const known = new Map<string, Formats>();

/** Numbers and moments in the user's language and locale. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const locale = localeFor(i18n.language as Language, navigator.languages);
  const formats = known.get(locale) ?? formatsOf(locale);
  known.set(locale, formats);
  return formats;
}
