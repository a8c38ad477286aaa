import { expect, it } from 'vitest';
import { describedColumns } from '../db/tables.ts';
import { tableRules } from './table-rules.ts';

it('every table has a rule, with a reason if its rows are left out', () => {
  expect(Object.keys(tableRules).sort()).toEqual(Object.keys(describedColumns).sort());
  for (const rule of Object.values(tableRules)) if (!rule.backedUp) expect(rule.because).toMatch(/\w{3}/);
});
