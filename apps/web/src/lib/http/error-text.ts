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
  const given = partsOf(sentence);
  return (
    lookUp('sentence', given) ??
    (genericCodes.has(code) ? lookUp('code', { ...given, pattern: code }) : undefined) ??
    sentence
  );
}

/** A sentence without what changes in it: a name in «», and numbers. */
interface Parts {
  readonly pattern: string;
  readonly name: string;
  readonly numbers: readonly string[];
}

function partsOf(sentence: string): Parts {
  const [, name = ''] = /«(.*)»/s.exec(sentence) ?? [];
  const places = ['{n}', '{m}'];
  const numbers: string[] = [];
  const pattern = sentence.replace(/«.*»/s, '«{name}»').replace(/\d+(?:[.,]\d+)*/g, (number) => {
    numbers.push(number);
    return places[numbers.length - 1] ?? number;
  });
  return { pattern, name, numbers };
}

/** Codes whose sentence never says more than the code does, or nothing that helps. */
const genericCodes = new Set([
  'login_required',
  'login_failed',
  'setup_token_invalid',
  'forbidden',
  'not_found',
  'not_acceptable',
  'too_large',
  'too_many_requests',
  'internal',
  'unavailable',
  'maintenance',
  'mail_failed',
  'malformed_json',
  'wrong_type',
  'unsupported_media_type',
  'edited_meanwhile',
  'link_invalid',
  'last_administrator',
  'invitation_for_somebody_else',
  'address_unknown',
  'answer_too_large',
  'answer_unreadable',
  'image_fetch_failed',
  'image_url_unsupported',
  'page_failed',
  'site_insecure',
  'site_too_slow',
  'site_unreachable',
  'stock_photos_unavailable',
  'storage_full',
  'too_many_redirects',
  'upload_missing',
  'upload_mismatch',
  'upload_refused',
  'upload_used',
  'malformed_csv',
  'no_title_column',
  'too_many_rows',
  'wrong_encoding',
  'network',
  'status_401',
  'status_403',
  'status_404',
  'status_500',
]);

function lookUp(group: 'sentence' | 'code', { pattern, name, numbers }: Parts): string | undefined {
  const texts = i18next.getResource(i18next.resolvedLanguage ?? 'en', 'http', group) as
    | Record<string, string>
    | undefined;
  const [n = '', m = ''] = numbers;
  // Last the name: it may look like a place to be filled.
  return texts?.[pattern]
    ?.replace('{n}', n)
    .replace('{m}', m)
    .replace('{name}', () => name);
}
