import type { RadarShape } from '@foreglow/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charactersOf, shorten, widthOf } from '#drawing/text-width.ts';
import { layoutRadar } from '#radars/layout/layout.ts';
import { withNamesFor } from '#radars/layout/names-by-width.ts';

const layoutOf = (shape: RadarShape, sectors: readonly string[], rings: readonly string[] = ['Now', 'Next']) =>
  layoutRadar({ shape, sectors, rings, blips: [] });
const six = ['People', 'Work', 'Mobility', 'Energy', 'Food', 'Governance'];

describe('names of sectors', () => {
  test('are on one line in the middle of their sectors, all of the same size', () => {
    const { domainLabels, sectors } = layoutOf('half', six);
    expect(domainLabels.map(({ lines }) => lines.map(({ text }) => text))).toEqual(six.map((name) => [name]));
    expect(new Set(domainLabels.map(({ fontSize }) => fontSize))).toEqual(new Set([40]));
    for (const { domain, lines } of domainLabels) {
      const [line] = lines;
      const sector = sectors[domain];
      expect((line?.from ?? 0) + (line?.to ?? 0)).toBeCloseTo((sector?.from ?? 0) + (sector?.to ?? 0), 4);
    }
  });

  test('run clockwise in the upper half and anticlockwise in the lower one', () => {
    const clockwise = (shape: RadarShape) =>
      layoutOf(shape, six).domainLabels.map(({ lines: [line] }) => (line?.from ?? 0) < (line?.to ?? 0));
    expect(clockwise('half')).toEqual([true, true, true, true, true, true]);
    expect(clockwise('full')).toEqual([true, true, false, false, true, true]);
  });

  test('are broken at words, the outermost line first, which is read second where names run anticlockwise', () => {
    const long = Array.from({ length: 6 }, () => 'Institutions of the growing city and its neighbours');
    const { domainLabels } = layoutOf('full', long.concat(long));
    const texts = (domain: number) => domainLabels[domain]?.lines.map(({ text }) => text) ?? [];
    expect(texts(0)).toEqual(['Institutions of the growing', 'city and its neighbours']);
    expect(texts(4)).toEqual(['city and its neighbours', 'Institutions of the growing']);
    for (const { lines } of domainLabels) expect(lines[0]?.radius).toBeGreaterThan(lines[1]?.radius ?? 0);
  });

  test('end in an ellipsis where they do not fit', () => {
    const [label, other] = layoutOf('half', ['x'.repeat(100), 'word '.repeat(20).trim(), ...six]).domainLabels;
    expect(label?.lines.map(({ text }) => text).join()).toMatch(/^x{5,}…$/);
    expect(other?.lines.map(({ text }) => text).join('|')).toMatch(/^word[\w ]+\|[\w ]+…$/);
  });

  test('contain no line breaks and no invisible blanks', () => {
    const [label] = layoutOf('half', ['  People \n and\t places ', 'Work']).domainLabels;
    expect(label?.lines.map(({ text }) => text)).toEqual(['People and places']);
  });
});

describe('names of rings', () => {
  test('are below the base line from right to left in the half disc, each under its ring', () => {
    const { ringLabels, rings, centre } = layoutOf('half', six, ['Now', 'Next', 'Later']);
    for (const { ring, x, y } of ringLabels) {
      expect(centre.x - x).toBeGreaterThan(rings[ring]?.inner ?? 0);
      expect(centre.x - x).toBeLessThan(rings[ring]?.outer ?? 0);
      expect(y).toBeGreaterThan(centre.y);
    }
  });

  test('are above the centre in the full disc, and are shortened where they would take up the sector', () => {
    const name = 'Within the next seven to fifteen years';
    const { ringLabels, centre } = layoutOf('full', six.concat(six), [name, 'Next']);
    expect(ringLabels.map(({ x }) => x)).toEqual([centre.x, centre.x]);
    expect(ringLabels[0]?.text).toMatch(/^Within.*…$/);
  });
});

describe('names in a smaller picture', () => {
  const name = fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,12}){0,4}$/);
  const shape = fc.constantFrom<RadarShape>('half', 'full');

  test.each([
    ['wide', 900],
    ['medium', 560],
    ['narrow', 320],
  ] as const)('can be read in a %s picture of %i pixels', (width, pixels) => {
    const rings = ['Now', 'Next', 'Later'];
    const { domainLabels, ringLabels, ...layout } = withNamesFor(width, layoutOf('half', six, rings), {
      domains: six,
      rings,
    });
    const scale = pixels / layout.width;
    for (const { fontSize } of domainLabels) expect(fontSize * scale).toBeGreaterThan(11.5);
    for (const { fontSize } of ringLabels) expect(fontSize * scale).toBeGreaterThan(8.5);
  });

  test('of rings are broken at the dot where they are too long for one line, without the dot', () => {
    const rings = ['Now · 0–3 years', 'Next · 3–7 years', 'Later · 7–15 years'];
    const { ringLabels } = withNamesFor('medium', layoutOf('half', six, rings), { domains: six, rings });
    expect(ringLabels.map(({ text }) => text)).toEqual([
      'Now',
      '0–3 years',
      'Next',
      '3–7 years',
      'Later',
      '7–15 years',
    ]);
    const [name, years] = ringLabels;
    expect(years?.x).toBe(name?.x);
    expect(years?.y).toBeGreaterThan((name?.y ?? 0) + (name?.fontSize ?? 0));
    expect(name?.fontSize).toBeGreaterThanOrEqual(30);
  });

  /** The smallest sizes of the names of sectors and rings in a smaller picture. */
  const smallest = { wide: [28, 22], medium: [36, 35], narrow: [56, 60] } as const;
  const smaller = fc.constantFrom<keyof typeof smallest>('wide', 'medium', 'narrow');
  const someSectors = fc.array(name, { minLength: 1, maxLength: 12 });
  const someRings = fc.array(name, { minLength: 2, maxLength: 6 });

  test('are never too small, are shortened only at the smallest size, and stay within their sectors', () => {
    fc.assert(
      fc.property(shape, smaller, someSectors, someRings, (shape, width, domains, rings) => {
        const usual = layoutOf(shape, domains, rings);
        const { domainLabels, ringLabels, ...rest } = withNamesFor(width, usual, { domains, rings });
        const [ofSectors, ofRings] = smallest[width];
        expect({ ...usual, ...rest }).toEqual(usual);
        for (const { domain, lines, fontSize } of domainLabels) {
          expect(fontSize).toBeGreaterThanOrEqual(ofSectors);
          if (fontSize > ofSectors) expect(lines.map(({ text }) => text).join()).not.toContain('…');
          const { from = 0, to = 0 } = usual.sectors[domain] ?? {};
          for (const line of lines) expect(Math.abs(line.to - line.from)).toBeLessThanOrEqual(to - from);
        }
        if (shape === 'full') return;
        for (const { ring, text, fontSize } of ringLabels) {
          expect(fontSize).toBeGreaterThanOrEqual(ofRings);
          if (shape === 'half' && fontSize > ofRings) expect(text).toBe(rings[ring]);
        }
      }),
    );
  });

  test('of rings below the half disc neither touch each other nor reach beyond the picture', () => {
    fc.assert(
      fc.property(smaller, someRings, (width, rings) => {
        const { ringLabels } = withNamesFor(width, layoutOf('half', six, rings), { domains: six, rings });
        for (const [at, { text, x, y, fontSize }] of ringLabels.entries()) {
          const half = widthOf(text, fontSize) / 2;
          expect(x - half).toBeGreaterThan(0);
          for (const other of ringLabels.slice(at + 1).filter((label) => label.y === y))
            expect(Math.abs(x - other.x)).toBeGreaterThan(half + widthOf(other.text, fontSize) / 2);
        }
      }),
    );
  });

  test('of six rings are on two lines by turns in a medium picture, and left out of a narrow one', () => {
    const rings = ['Now', 'Soon', 'Next', 'Later', 'Far away', 'From 2050'];
    const field = { domains: six.concat(six), rings };
    const usual = layoutOf('half', field.domains, rings);
    const medium = withNamesFor('medium', usual, field).ringLabels;
    expect(medium.map(({ text }) => text)).toEqual(rings);
    expect(new Set(medium.map(({ y }) => y)).size).toBe(2);
    expect(withNamesFor('narrow', usual, field).ringLabels).toEqual([]);
  });

  test('of rings are their first parts in a narrow picture without room for the rest', () => {
    const rings = ['Now · 0–3 years', 'Next · 3–7 years', 'Later · 7–15 years', 'Far · 15–30 years'];
    const { ringLabels } = withNamesFor('narrow', layoutOf('half', six, rings), { domains: six, rings });
    expect(ringLabels.map(({ text }) => text)).toEqual(['Now', 'Next', 'Later', 'Far']);
  });

  test('of the rings in the full disc are on one axis, and can be read in a picture of 560 pixels', () => {
    const field = { domains: six, rings: ['Now · 0–3 years', 'Next · 3–7 years', 'Later · 7–15 years'] };
    const usual = layoutOf('full', six, field.rings);
    const { ringLabels } = withNamesFor('medium', usual, field);
    for (const { ring, text, x, fontSize } of ringLabels) {
      expect([field.rings[ring], field.rings[ring]?.split(' · ')[0]]).toContain(text);
      expect(x).toBe(usual.centre.x);
      expect((fontSize * 560) / usual.width).toBeGreaterThan(8);
    }
    expect(ringLabels).toHaveLength(3);
    expect(withNamesFor('narrow', usual, field).ringLabels).toEqual([]);
  });

  test('of the rings in the full disc are on no blip, and inside their rings', () => {
    const some = fc.array(
      fc.record({ sector: fc.nat({ max: 5 }), ring: fc.nat({ max: 2 }), impact: fc.integer({ min: 1, max: 5 }) }),
      { maxLength: 150 },
    );
    const rings = fc.array(name, { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(some, rings, fc.constantFrom('medium', 'wide'), (placed, rings, width) => {
        const blips = placed.map((blip, at) => ({ ...blip, id: String(at), position: 0.5, angle: null }));
        const usual = layoutRadar({ shape: 'full', sectors: six, rings, blips });
        const layout = withNamesFor(width, usual, { domains: six, rings });
        for (const { ring, text, x, y, fontSize } of layout.ringLabels) {
          const across = widthOf(text, fontSize) / 2;
          const [left, right, top, bottom] = [x - across, x + across, y - 0.8 * fontSize, y + 0.25 * fontSize];
          const { inner = 0, outer = 0 } = layout.rings[ring] ?? {};
          for (const corner of [left, right].flatMap((over) => [top, bottom].map((down) => ({ over, down })))) {
            const distance = Math.hypot(corner.over - layout.centre.x, corner.down - layout.centre.y);
            expect(distance).toBeGreaterThan(inner);
            expect(distance).toBeLessThan(outer);
          }
          for (const circle of [...layout.blips, ...layout.groups]) {
            const away = Math.hypot(
              circle.x - Math.min(right, Math.max(left, circle.x)),
              circle.y - Math.min(bottom, Math.max(top, circle.y)),
            );
            expect(away).toBeGreaterThanOrEqual(circle.r - 0.02);
          }
        }
      }),
    );
  });
});

describe('the width of a text', () => {
  // Advance widths of Newsreader Medium and Inter Medium, from the tables in the fonts.
  test.each([
    ['People', 2.92, 3.28],
    ['Work', 2.45, 2.52],
    ['Governance', 5.22, 5.81],
    ['Institutions of the growing city', 13.51, 14.51],
    ['WWW MMM', 6.18, 6.06],
    ['illicit', 2.24, 2.18],
    ['HEALTH', 4.22, 3.93],
    ['2026', 2.35, 2.51],
  ])('of "%s" is estimated close to that in both fonts, and not too narrow', (text, newsreader, inter) => {
    const estimate = widthOf(text, 1);
    expect(estimate).toBeGreaterThan(0.98 * Math.max(newsreader, inter));
    expect(estimate).toBeLessThan(1.25 * Math.min(newsreader, inter));
  });

  test('counts Chinese characters and emoji as squares, however many parts they have', () => {
    expect(widthOf('都市', 10)).toBeCloseTo(21);
    expect(widthOf('👩🏽‍🌾🇩🇪', 10)).toBeCloseTo(21);
    expect(charactersOf('👩🏽‍🌾🇩🇪é')).toEqual(['👩🏽‍🌾', '🇩🇪', 'é']);
  });

  test('decides where the text is shortened, never within a character', () => {
    expect(shorten('People', 10, 100)).toBe('People');
    expect(shorten('People and places', 10, 60)).toMatch(/^People…$|^People an?…$/);
    expect(shorten('👩🏽‍🌾👩🏽‍🌾👩🏽‍🌾', 10, 25)).toBe('👩🏽‍🌾…');
    expect(widthOf(shorten('W'.repeat(90), 10, 77), 10)).toBeLessThanOrEqual(77);
  });
});
