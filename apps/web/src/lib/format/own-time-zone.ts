/**
 * The time zone of this device, or UTC where the browser names none that the server knows: `Etc/Unknown` is what it says
 * if it cannot tell. The server asks `Intl` too.
 */
export const ownTimeZone = (): string => knownTimeZone() ?? 'UTC';

/** Whether the browser knows the time zone of this device. If not, days and times are those of UTC. */
export const knowsTimeZone = (): boolean => knownTimeZone() !== undefined;

function knownTimeZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : undefined;
  } catch {
    return undefined;
  }
}
