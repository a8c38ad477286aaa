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

  test('contains nobody if no team is set', () => {
    expect(belongsToTeam('ada@foresight.example', null)).toBe(false);
  });

  test('has an address in its first domain, which belongs to the team', () => {
    expect(belongsToTeam(teamEmail(team), team)).toBe(true);
  });
});

test('the e-mail of a deleted account is recognised', () => {
  expect(isFormer(formerEmail('x7k2m9q'))).toBe(true);
  expect(isFormer('ada@example.org')).toBe(false);
});
