import { expect, test } from 'vitest';
import { type GuardState, guard, type Verdict } from './guard.rules.ts';

const home = { name: 'home', anonymous: false };
const login = { name: 'login', anonymous: true };
const forgot = { name: 'forgotPassword', anonymous: true };
const logout = { name: 'logout', anonymous: false };
const maintenance = { name: 'maintenance', anonymous: true };
const privacy = { name: 'privacyPolicy', anonymous: true };

const cases: readonly [GuardState['route'], boolean, GuardState['session'], Verdict][] = [
  [home, true, 'signed-in', 'to-maintenance'],
  [home, true, 'unknown', 'to-maintenance'],
  [login, true, 'signed-out', 'to-maintenance'],
  [logout, true, 'signed-in', 'to-maintenance'],
  [maintenance, true, 'signed-out', 'pass'],
  [maintenance, true, 'signed-in', 'pass'],
  [maintenance, true, 'unknown', 'restore-session'],
  [maintenance, false, 'signed-out', 'pass'],
  [home, false, 'unknown', 'restore-session'],
  [login, false, 'unknown', 'restore-session'],
  [privacy, false, 'unknown', 'restore-session'],
  [home, false, 'signed-out', 'to-login'],
  [logout, false, 'signed-out', 'to-login'],
  [login, false, 'signed-out', 'pass'],
  [forgot, false, 'signed-out', 'pass'],
  [privacy, false, 'signed-out', 'pass'],
  [login, false, 'signed-in', 'to-home'],
  [forgot, false, 'signed-in', 'to-home'],
  [logout, false, 'signed-in', 'log-out'],
  [privacy, false, 'signed-in', 'pass'],
  [home, false, 'signed-in', 'pass'],
];

test.each(cases)('%o, maintenance %s, %s: %s', (route, on, session, verdict) => {
  expect(guard({ route, maintenance: on, session })).toBe(verdict);
});
