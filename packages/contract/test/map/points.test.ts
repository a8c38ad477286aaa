import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeMapPoints, encodeMapPoints, type MapPoints } from '#map/points.ts';

const byte = fc.integer({ min: 0, max: 255 });
const coordinate = fc.integer({ min: 0, max: 65_535 });
const anyPoints = fc.array(fc.tuple(coordinate, coordinate, byte, byte), { maxLength: 50 }).map(
  (points): MapPoints => ({
    count: points.length,
    x: Uint16Array.from(points, ([x]) => x),
    y: Uint16Array.from(points, ([, y]) => y),
    group: Uint8Array.from(points, ([, , group]) => group),
    uses: Uint8Array.from(points, ([, , , uses]) => uses),
  }),
);
const sent = (points: MapPoints) => encodeMapPoints(points).buffer as ArrayBuffer;

describe('the points of a map', () => {
  it('are unchanged after encoding and decoding, with six bytes each', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        expect(decodeMapPoints(sent(points))).toEqual(points);
        expect(encodeMapPoints(points)).toHaveLength(points.count * 6);
      }),
    );
  });

  it('are columns with the low byte first, on every machine', () => {
    const bytes = encodeMapPoints({
      count: 2,
      x: Uint16Array.of(0x0102, 3),
      y: Uint16Array.of(4, 0x0506),
      group: Uint8Array.of(7, 255),
      uses: Uint8Array.of(0, 9),
    });
    expect([...bytes]).toEqual([2, 1, 3, 0, 4, 0, 6, 5, 7, 255, 0, 9]);
  });

  it('are not read from invalid bytes', () => {
    expect(() => decodeMapPoints(new ArrayBuffer(7))).toThrow(RangeError);
    expect(decodeMapPoints(new ArrayBuffer(0)).count).toBe(0);
  });
});
