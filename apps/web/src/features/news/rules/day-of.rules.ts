/** The day `YYYY-MM-DD` of a moment in the time zone of the device, as in the filter of cards. */
export function dayOf(moment: string): string {
  const day = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}
