import { afterEach, expect, test, vi } from 'vitest';
import { knowsTimeZone, ownTimeZone } from './own-time-zone.ts';

afterEach(() => vi.restoreAllMocks());

/** Lets the browser name a time zone as that of this device. */
function nameZone(timeZone: string | undefined): void {
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    timeZone,
  } as typeof resolved);
}

const isValid = (timeZone: string) => Boolean(new Intl.DateTimeFormat('en', { timeZone }));

test.each(['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'UTC'])('%s is kept', (zone) => {
  nameZone(zone);
  expect(ownTimeZone()).toBe(zone);
  expect(knowsTimeZone()).toBe(true);
});

test.each([undefined, '', 'Etc/Unknown', 'Moon/Tranquility', ' '])('%j becomes UTC', (zone) => {
  nameZone(zone);
  expect(ownTimeZone()).toBe('UTC');
  expect(knowsTimeZone()).toBe(false);
  expect(isValid(ownTimeZone())).toBe(true);
});

test('the time zone of this device is valid', () => expect(isValid(ownTimeZone())).toBe(true));
