import { useTranslation } from 'react-i18next';
import type { Formats } from './format.rules.ts';
import { formatsIn } from './formats-in.ts';

/** Formats for numbers and moments in the user's language and region. */
export const useFormats = (): Omit<Formats, 'ago'> => formatsIn(useTranslation().i18n.language);
