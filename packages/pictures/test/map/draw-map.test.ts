import { describe, expect, it } from 'vitest';
import { type SvgNode, svgText } from '#drawing/svg.ts';
import { drawMap } from '#map/draw-map.ts';
import type { MapPicture } from '#map/map-picture.ts';
import { mapStyleProperties, mapStyles, themedMapStyle, variableMapStyle } from '#map/map-style.ts';
import { cluster, pointsAt } from './made-points.ts';

function picture(count: number, changes: Partial<MapPicture> = {}): MapPicture {
  return {
    width: 900,
    height: 700,
    points: pointsAt(cluster(count, [30_000, 30_000], 20_000)),
    colors: { of: Uint8Array.from({ length: count }, (_, index) => index % 2), palette: ['#111111', '#222222'] },
    groups: [
      { id: 'a', name: 'Trade & power', note: '31 cards', count: 31, x: 20_000, y: 20_000 },
      { id: 'b', name: 'Energy turns over', note: '16 cards', count: 16, x: 40_000, y: 42_000 },
    ],
    outlines: [{ title: 'Cities cool', kind: 'insight', points: [0, 1] }],
    title: 'Map',
    description: 'All cards.',
    prefix: 'map',
    ...changes,
  };
}

const all = (node: SvgNode, tag: string): SvgNode[] =>
  node.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.tag === tag ? [child] : []), ...all(child, tag)],
  );

describe('drawMap', () => {
  it('draws a disc for each point in its colour, the names with their counts, and the outlines', () => {
    const map = drawMap(picture(50), mapStyles.light);
    const circles = all(map, 'circle');
    expect(circles).toHaveLength(50);
    expect(new Set(circles.map(({ attributes }) => attributes.fill))).toEqual(new Set(['#111111', '#222222']));
    for (const { attributes } of circles) {
      expect(Number(attributes.cx)).toBeGreaterThan(0);
      expect(Number(attributes.cx)).toBeLessThan(900);
      expect(Number(attributes.cy)).toBeGreaterThan(0);
      expect(Number(attributes.cy)).toBeLessThan(700);
    }
    const markup = svgText(map);
    for (const text of ['Trade &amp; power', '31 cards', 'Energy turns over', 'Cities cool', 'All cards.']) {
      expect(markup).toContain(`>${text}<`);
    }
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('shows the whole landscape, also of a steep hill at its edge', () => {
    const steep = [...cluster(200, [3_000, 3_000], 400), ...cluster(5, [60_000, 60_000], 3_000)];
    const map = drawMap({ ...picture(0), points: pointsAt(steep) }, mapStyles.light);
    const lines = all(map, 'path').map(({ attributes }) => String(attributes.d));
    const [numbers = []] = lines.map((data) => (data.match(/-?[\d.]+/g) ?? []).map(Number));
    expect(Math.min(...numbers)).toBeGreaterThan(0);
    expect(Math.max(...numbers.filter((_, at) => at % 2 === 0))).toBeLessThan(900);
    expect(Math.max(...numbers.filter((_, at) => at % 2 === 1))).toBeLessThan(700);
  });

  it('leaves out hidden points and draws those that do not match in grey, below the others', () => {
    const map = drawMap(
      picture(4, { highlighted: Uint8Array.of(1, 0, 1, 1), hidden: Uint8Array.of(0, 0, 0, 1) }),
      mapStyles.light,
    );
    expect(all(map, 'circle').map(({ attributes }) => attributes.fill)).toEqual([
      mapStyles.light.dim,
      '#111111',
      '#111111',
    ]);
  });

  it('stays bounded for very many points: one path per colour and size', () => {
    const map = drawMap(picture(6_000), mapStyles.light);
    expect(all(map, 'circle')).toEqual([]);
    expect(all(map, 'path').length).toBeLessThan(15);
    const markup = svgText(map);
    expect(markup.match(/M[\d.]+ [\d.]+h\.01/g)).toHaveLength(6_000);
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('draws a map without cards, and one with a single card', () => {
    expect(all(drawMap(picture(0, { groups: [], outlines: [] }), mapStyles.dark), 'circle')).toEqual([]);
    expect(all(drawMap(picture(1, { groups: [] }), mapStyles.dark), 'circle')).toHaveLength(1);
  });

  it('has a background only if requested', () => {
    expect(all(drawMap(picture(1), mapStyles.light), 'rect')).toEqual([]);
    expect(all(drawMap(picture(1, { onPaper: true }), mapStyles.light), 'rect')).toHaveLength(1);
  });

  it('uses no variable that a look does not set', () => {
    const set = new Set(mapStyleProperties(mapStyles.light).map(([name]) => name));
    const used = svgText(drawMap(picture(50, { onPaper: true }), variableMapStyle)).match(/--map-[a-z0-9-]+/g) ?? [];
    expect(new Set(used).size).toBeGreaterThan(8);
    for (const name of used) expect(set).toContain(name);
    expect(mapStyles.dark.terrain).toHaveLength(mapStyles.light.terrain.length);
  });

  it('uses the variables of a page for its look, and the usual look where there are none', () => {
    const dark = new Map(mapStyleProperties(mapStyles.dark));
    const read = themedMapStyle(mapStyles.light, (name) => dark.get(name) ?? '');
    expect(mapStyleProperties(read)).toEqual(mapStyleProperties(mapStyles.dark));
    expect(themedMapStyle(mapStyles.light, () => '')).toEqual(mapStyles.light);
    const inked = themedMapStyle(mapStyles.light, (name) => (name === '--map-ink' ? '#123456' : ''));
    expect(inked).toEqual({ ...mapStyles.light, ink: '#123456' });
  });
});
