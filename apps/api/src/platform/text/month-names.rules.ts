/** Languages whose names of months and weekdays are read. None of them uses a name of another for a different month. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sv', 'nb', 'da', 'fi', 'tr', 'ru', 'uk'];
/** Spellings that occur besides those of the Unicode locale data. */
const alsoWritten: Readonly<Record<string, number>> = { sept: 9, mrz: 3, jänner: 1, feber: 2, mär: 3, mar: 3 };

const letters = /\p{L}[\p{L}\p{M}]*/gu;
const firstWord = (text: string): string => text.toLowerCase().match(letters)?.[0] ?? '';

interface Names {
  /** The number of a month, from 1. */
  readonly months: ReadonlyMap<string, number>;
  readonly weekdays: ReadonlySet<string>;
}

let known: Names | undefined;

/** Collected once when it is first needed: it takes some milliseconds. */
function names(): Names {
  known ??= collected();
  return known;
}

function collected(): Names {
  const months = new Map<string, number>(Object.entries(alsoWritten));
  const weekdays = new Set<string>();
  for (const language of languages) {
    for (const style of ['long', 'short'] as const) {
      // Many languages have another form of the name next to a day.
      const formats = [{ month: style }, { month: style, day: 'numeric' }] as const;
      for (const format of formats.map(
        (options) => new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
      )) {
        for (let month = 1; month <= 12; month += 1) {
          const parts = format.formatToParts(Date.UTC(2026, month - 1, 5));
          const name = firstWord(parts.find(({ type }) => type === 'month')?.value ?? '');
          if (name && !months.has(name)) months.set(name, month);
        }
      }
      const format = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
      for (let day = 1; day <= 7; day += 1) weekdays.add(firstWord(format.format(Date.UTC(2026, 0, day))));
    }
  }
  return { months, weekdays };
}

/** The number of a month, from 1, by its full or short name in one of the languages; undefined for other words. */
export const monthNamed = (name: string): number | undefined => names().months.get(firstWord(name));

/** A text without names of weekdays. A name that is also that of a month, such as «mar», counts as a weekday only beside another. */
export function withoutWeekdays(text: string): string {
  const words = text.match(letters) ?? [];
  const months = words.filter((word) => monthNamed(word) !== undefined).length;
  let left = months;
  return text.replace(/(\p{L}[\p{L}\p{M}]*)(?:-feira)?\.?,?/gu, (whole, word: string) => {
    if (!names().weekdays.has(word.toLowerCase())) return whole;
    if (monthNamed(word) === undefined) return '';
    if (left < 2) return whole;
    left -= 1;
    return '';
  });
}
