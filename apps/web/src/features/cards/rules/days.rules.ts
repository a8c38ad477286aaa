export interface DayRange {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

export const presetNames = ['last7', 'last30', 'last90', 'thisMonth', 'thisYear'] as const;
export type PresetName = (typeof presetNames)[number];

/**
 * The days of a preset, counted from today (`YYYY-MM-DD` in the viewer's time zone). The end is open, so that new cards
 * are included.
 */
export function presetRange(name: PresetName, today: string): DayRange {
  if (name === 'thisMonth') return { start: `${today.slice(0, 7)}-01` };
  if (name === 'thisYear') return { start: `${today.slice(0, 4)}-01-01` };
  const days = { last7: 7, last30: 30, last90: 90 }[name];
  return { start: new Date(Date.parse(today) - (days - 1) * 86_400_000).toISOString().slice(0, 10) };
}

/** The preset that matches a range, if any. */
export const presetOf = (range: DayRange, today: string): PresetName | undefined =>
  range.start && !range.end ? presetNames.find((name) => presetRange(name, today).start === range.start) : undefined;

/** The day `YYYY-MM-DD` of a moment in the viewer's time zone. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
