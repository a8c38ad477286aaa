import type { RadarLayout } from '@foreglow/contract';

/** A small half disc of two sectors and two rings, with a group, placed by hand. */
export const plainLayout = (names: { sector?: string; ring?: string } = {}): RadarLayout => ({
  shape: 'half',
  width: 1000,
  height: 520,
  centre: { x: 500, y: 470 },
  sun: 110,
  rings: [
    { inner: 110, outer: 260 },
    { inner: 260, outer: 420 },
  ],
  sectors: [
    { from: -Math.PI, to: -Math.PI / 2 },
    { from: -Math.PI / 2, to: 0 },
  ],
  scale: 1,
  blips: [
    { id: 'one', x: 360, y: 400, r: 14 },
    { id: 'two', x: 640, y: 400, r: 18 },
    { id: 'three', x: 700, y: 250, r: 10 },
  ],
  groups: [{ domain: 0, ring: 1, ids: ['four', 'five'], x: 250, y: 300, r: 16 }],
  domainLabels: [
    {
      domain: 0,
      fontSize: 18,
      lines: [{ text: names.sector ?? 'Work', radius: 432, from: -Math.PI + 0.1, to: -Math.PI / 2 - 0.1 }],
    },
    { domain: 1, fontSize: 18, lines: [{ text: 'Energy', radius: 432, from: -Math.PI / 2 + 0.1, to: -0.1 }] },
  ],
  ringLabels: [
    { ring: 0, text: names.ring ?? 'Now', x: 315, y: 492, fontSize: 12 },
    { ring: 1, text: 'Next', x: 160, y: 492, fontSize: 12 },
  ],
});
