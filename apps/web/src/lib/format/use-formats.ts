import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, localeFor } from '../i18n/index.ts';
import { type Formats, formatsOf } from './format.rules.ts';

/** Numbers and moments in the user's language and locale. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => formatsOf(localeFor(i18n.language as Language, navigator.languages)), [i18n.language]);
}
