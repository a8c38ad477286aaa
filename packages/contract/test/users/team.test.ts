import { belongsToTeam, formerEmail, isFormer, teamEmail } from '@foreglow/contract';
import { describe, expect, test } from 'vitest';

const team = { name: 'Foresight', domains: ['foresight.example', 'second.example'] };

describe('the team', () => {
  test.each([
    ['ada@foresight.example', true],
    ['ADA@Foresight.Example', true],
    ['ada@second.example', true],
    ['ada@sub.foresight.example', false],
    ['ada@notforesight.example', false],
    ['foresight.example@other.example', false],
    ['"a@foresight.example"@other.example', false],
    ['', false],
  ])('%s belongs to it: %s', (email, belongs) => {
    expect(belongsToTeam(email, team)).toBe(belongs);
  });

  test('is nobody where there is none', () => {
    expect(belongsToTeam('ada@foresight.example', null)).toBe(false);
  });

  test('has an address of its own domain, which belongs to it', () => {
    expect(belongsToTeam(teamEmail(team), team)).toBe(true);
  });
});

test('the e-mail of somebody who deleted their account is told from others', () => {
  expect(isFormer(formerEmail('x7k2m9q'))).toBe(true);
  expect(isFormer('ada@example.org')).toBe(false);
});
