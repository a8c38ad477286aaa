import { expect, it } from 'vitest';
import { emptyRadar } from '../content/radar-change.rules.ts';
import type { Blip } from '../radar.ts';
import { planImport } from './plan.rules.ts';
import { radarRows } from './radar-rows.rules.ts';

const header = ['name', 'ring', 'quadrant', 'description', 'impacts'];
const rowsOf = (...rows: string[][]) => radarRows({ header, rows });

const blip = (given: Partial<Blip> & Pick<Blip, 'id' | 'label'>): Blip => ({
  sequence: 1,
  sector: 'North',
  ring: 'Now',
  position: 0.5,
  angle: null,
  impact: 3,
  impacts: [],
  rationale: null,
  importedMovement: null,
  ...given,
});
const radar = {
  ...emptyRadar,
  title: 'Radar',
  sectors: ['North', 'South'],
  rings: ['Now', 'Next'],
  impacts: ['Cost', 'Jobs'],
  blips: [blip({ id: 'a', label: 'Heat pumps' }), blip({ id: 'b', label: 'Gardens', sector: 'South' })],
};

it('keeps a blip whose row has a fault: it is in the file', () => {
  const rows = rowsOf(['Heat pumps', 'Now', 'North', 'x'.repeat(50_000), ''], ['Trains', 'Next', 'South', '', '']);
  const { answer, removedIds } = planImport(rows, radar);
  expect(answer.rows.map(({ outcome }) => outcome)).toEqual(['invalid', 'new']);
  expect([answer.counts.removed, answer.removed, removedIds]).toEqual([1, ['Gardens'], ['b']]);
});

it('gives a blip an impact once, in the spelling of the radar', () => {
  const rows = rowsOf(['Heat pumps', 'Now', 'North', '', 'cost; COST; Trust | trust']);
  expect(planImport(rows, radar).blips).toMatchObject([{ id: 'a', impacts: ['Cost', 'Trust'] }]);
});

it('finds a blip unchanged if only the spelling of its names differs from that of the radar', () => {
  const rows = rowsOf(['Heat pumps', 'NOW', 'north', '', 'jobs']);
  const stored = { ...radar, blips: [blip({ id: 'a', label: 'Heat pumps', impacts: ['Jobs'] })] };
  expect(planImport(rows, stored).answer.counts).toMatchObject({ changed: 0, unchanged: 1, removed: 0 });
});

it('takes the movement of a stored blip from the file only as long as the radar is not published', () => {
  const rows = radarRows({
    header: ['name', 'ring', 'quadrant', 'status'],
    rows: [
      ['Heat pumps', 'Now', 'North', 'no change'],
      ['Trains', 'Now', 'North', 'new'],
    ],
  });
  const counts = (published: boolean) => planImport(rows, radar, published).answer.counts;
  expect(counts(false)).toMatchObject({ new: 1, changed: 1, unchanged: 0 });
  expect(counts(true)).toMatchObject({ new: 1, changed: 0, unchanged: 1 });
  const movements = planImport(rows, radar, true).blips.map((one) => one.imported_movement);
  expect(movements).toEqual([null, 'new']);
});

it('reads rows that end with empty cells beyond the header, as spreadsheets write them', () => {
  const rows = rowsOf(['Heat pumps', 'Now', 'North', '', '', '', ' '], ['Gardens', 'Now', 'South', '', '', 'lost']);
  expect(rows.map(({ reasons }) => reasons)).toEqual([[], ['wrong_cell_count']]);
});
