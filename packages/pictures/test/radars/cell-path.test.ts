import type { RadarShape } from '@foreglow/contract';
import { describe, expect, it } from 'vitest';
import { layoutRadar } from '#radars/layout/layout.ts';
import { cellPath } from '#radars/shapes.ts';

const pathOf = (shape: RadarShape, sectors: readonly string[], at: number, ring: number) => {
  const layout = layoutRadar({ shape, sectors, rings: ['Now', 'Next'], blips: [] });
  const [band, sector] = [layout.rings[ring], layout.sectors[at]];
  if (!band || !sector) throw new Error('There is no such cell.');
  return cellPath(layout, band, sector);
};

describe('the path of a cell', () => {
  it('goes along its outer edge and back along its inner one', () => {
    expect(pathOf('half', ['A', 'B'], 1, 1)).toBe(
      'M1088 88A1000 1000 0 0 1 2088 1088L1750.5 1088A662.5 662.5 0 0 0 1088 425.5Z',
    );
  });

  it('is closed on both edges in a full disc with only one sector', () => {
    const path = pathOf('full', ['A'], 0, 1);
    expect(path.match(/M/g)).toHaveLength(2);
    expect(path.match(/Z/g)).toHaveLength(2);
    expect(path).toContain('A1000 1000');
    expect(path).toContain('A662.5 662.5');
  });

  it('is a half ring in a half disc with one sector', () => {
    expect(pathOf('half', ['A'], 0, 1)).toMatch(/^M88 1088A1000 1000 0 0 1 2088 1088L1750.5 1088A/);
  });
});
