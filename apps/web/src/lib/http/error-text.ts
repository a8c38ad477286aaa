import i18next from 'i18next';
import { ApiError } from './api-error.ts';

/**
 * An error in the user's language. In English this is the message of the response. For German, messages with a known
 * code or sentence are translated; others stay in English.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('ui:unexpected');
  if (error.errors.length > 0)
    return [...new Set(error.errors.map(({ code, detail }) => translated(code, detail)))].join(' ');
  return translated(error.code, error.message);
}

/**
 * One error of a failed call in the user's language. The translation of a code is used only if there is none of the
 * specific sentence.
 */
export function translated(code: string, sentence: string): string {
  if (i18next.resolvedLanguage === 'en') return sentence;
  const given = partsOf(sentence);
  return lookUp('sentence', given) ?? lookUp('code', { ...given, pattern: code }) ?? sentence;
}

/** The placeholders for the numbers of a sentence, in order. */
const places = ['{n}', '{m}', '{o}'];

/** A sentence with placeholders for its variable parts: names in «», and numbers. */
interface Parts {
  readonly pattern: string;
  readonly name: string;
  readonly numbers: readonly string[];
}

function partsOf(sentence: string): Parts {
  const [, name = ''] = /«(.*)»/s.exec(sentence) ?? [];
  const numbers: string[] = [];
  const pattern = sentence.replace(/«.*»/s, '«{name}»').replace(/\d+(?:[.,]\d+)*/g, (number) => {
    numbers.push(number);
    return places[numbers.length - 1] ?? number;
  });
  return { pattern, name, numbers };
}

function lookUp(group: 'sentence' | 'code', { pattern, name, numbers }: Parts): string | undefined {
  const textIn = (namespace: string): string | undefined =>
    i18next.getResource(i18next.resolvedLanguage ?? 'en', namespace, group)?.[pattern];
  let text = textIn('http') ?? textIn('answers');
  for (const [at, number] of numbers.entries()) text = text?.replace(places[at] ?? '', number);
  // The name is inserted last, since it may look like a placeholder.
  return text?.replace('{name}', () => name);
}
