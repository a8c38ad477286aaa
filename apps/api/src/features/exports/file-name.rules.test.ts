import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.rules.ts';

const named = { title: 'January scan', content: 'Cards', ending: 'pdf', date: new Date('2026-12-31T23:30:00Z') };

it.each([
  ['UTC', '2026-12-31'],
  ['Pacific/Kiritimati', '2027-01-01'],
  ['Europe/Berlin', '2027-01-01'],
  ['America/Los_Angeles', '2026-12-31'],
])('the name of an export has the date in the time zone %s', (timeZone, day) => {
  expect(fileNameOf({ ...named, timeZone })).toBe(`January scan – Cards ${day}.pdf`);
});
