import { type CardTextName, cardTexts } from '@foreglow/contract';
import type { Formats } from '#lib/format/format.rules.ts';

/** The name of a language in a locale; its code where it has no name. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

/** A fact about a card as it is shown. */
export function factText(name: CardTextName, value: string, { longDay }: Pick<Formats, 'longDay'>, locale: string) {
  const { holds } = cardTexts[name];
  if (holds === 'language') return languageName(value, locale);
  // Noon, so that it is the same day in the reader's time zone.
  if (holds === 'day') return longDay(`${value}T12:00`);
  return holds === 'address' ? hostOf(value) : value;
}

/** The host name of an address, without `www.`. */
const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address;
