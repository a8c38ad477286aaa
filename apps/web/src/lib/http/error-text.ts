import i18next from 'i18next';
import { ApiError } from './api-error.ts';

/**
 * A failure in the user's language. English is what the answer says; for German, what is known by its code or its
 * sentence is translated, and the rest stays as it came.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('ui:unexpected');
  if (error.errors.length > 0)
    return [...new Set(error.errors.map(({ code, detail }) => translated(code, detail)))].join(' ');
  return translated(error.code, error.message);
}

/** One complaint of a failed call in the user's language. */
export function translated(code: string, sentence: string): string {
  if (i18next.resolvedLanguage === 'en') return sentence;
  const [, number] = /(\d[\d,.]*)/.exec(sentence) ?? [];
  const pattern = sentence.replace(/\d[\d,.]*/, '{n}');
  return (
    lookUp('sentence', pattern, number) ??
    (genericCodes.has(code) ? lookUp('code', code, number) : undefined) ??
    sentence
  );
}

/** Codes whose sentence never says more than the code does. */
const genericCodes = new Set([
  'login_required',
  'login_failed',
  'setup_token_invalid',
  'forbidden',
  'not_found',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
  'invitation_for_somebody_else',
  'network',
  'status_401',
  'status_403',
  'status_404',
  'status_500',
]);

function lookUp(group: 'sentence' | 'code', name: string, number: string | undefined): string | undefined {
  const texts = i18next.getResource(i18next.resolvedLanguage ?? 'en', 'http', group) as
    | Record<string, string>
    | undefined;
  return texts?.[name]?.replace('{n}', number ?? '');
}
