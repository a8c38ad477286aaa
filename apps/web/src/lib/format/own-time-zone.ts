/**
 * The time zone of this device, or UTC where the browser names none that the server knows: `Etc/Unknown` is what it says
 * if it cannot tell.
 */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}
