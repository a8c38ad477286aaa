import { describe, expect, test } from 'vitest';
import { draw, motifs, palettes } from '#art.ts';

const seeds = Array.from({ length: 400 }, (_, index) => `signal-${index}-k3x9`);

describe('draw', () => {
  test('draws the same art for the same seed', () => {
    for (const seed of seeds) expect(draw(seed)).toEqual(draw(seed));
  });

  test('still draws the same as when this test was written', () => {
    const { motif, palette, shapes } = draw('foreglow');
    expect({ motif, palette, first: shapes[0]?.path.slice(0, 40) }).toMatchInlineSnapshot(`
      {
        "first": "M211.4 190.3L67.7 114.8M91.5 18.1L172 21",
        "motif": "constellation",
        "palette": [
          "#f8e5b8",
          "#e9a34d",
          "#9a482d",
        ],
      }
    `);
  });

  test('uses every palette and every motif, none of them too rarely', () => {
    const drawings = seeds.map(draw);
    for (const motif of motifs) {
      expect(drawings.filter((drawing) => drawing.motif === motif).length).toBeGreaterThan(60);
    }
    for (const palette of palettes) {
      expect(drawings.filter((drawing) => drawing.palette === palette).length).toBeGreaterThan(25);
    }
  });

  test('uses few paths and no invalid numbers for any seed', () => {
    for (const seed of ['', 'ä', '🌅', 'x'.repeat(5000), ...seeds]) {
      const { shapes } = draw(seed);
      expect(shapes.length).toBeLessThanOrEqual(5);
      expect(shapes.map(({ path }) => path).join('')).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
