/**
 * The time zone of this device, or UTC where the browser names none that the server knows: `Etc/Unknown` is what it says
 * if it cannot tell. The server asks `Intl` too.
 */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
  } catch {
    return 'UTC';
  }
}
