/**
 * The time zone of this device, or UTC where the browser names none that the server knows: `Etc/Unknown` is what it says
 * if it cannot tell. The server asks `Intl` too.
 */
export function ownTimeZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : 'UTC';
}

/** Whether `Intl` knows a time zone by this name. */
function isTimeZone(name: string | undefined): boolean {
  if (!name || name === 'Etc/Unknown') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
