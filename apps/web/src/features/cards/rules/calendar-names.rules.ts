/** The names of days and months in a calendar in a given language. A day is formatted as 2026-01-31. */
export function calendarNames(language: string) {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day.slice(0, 10)}T00:00:00Z`));
  };
  return {
    weekdayFormat: written({ weekday: 'short' }),
    monthLabelFormat: written({ month: 'long', year: 'numeric' }),
    monthsListFormat: written({ month: 'short' }),
    getDayAriaLabel: written({ day: 'numeric', month: 'long', year: 'numeric' }),
  };
}
