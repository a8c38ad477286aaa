/** The points of a map, in columns. */
export interface MapPoints {
  readonly count: number;
  /** 0 to `mapSize`. */
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /** The number of the fine group among those of the map, or `noMapGroup`. */
  readonly group: Uint8Array;
  /** How many insights, trends and radars use the card; 255 for more. */
  readonly uses: Uint8Array;
}

const bytesOfPoint = 6;

/** The media type of the points of a map. */
export const mapPointsType = 'application/octet-stream';

/** Points as they are sent: the columns one after the other, six bytes for each point, the low byte first. */
export function encodeMapPoints({ count, x, y, group, uses }: MapPoints): Uint8Array {
  const bytes = new Uint8Array(count * bytesOfPoint);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < count; at += 1) {
    view.setUint16(2 * at, x[at] ?? 0, true);
    view.setUint16(2 * (count + at), y[at] ?? 0, true);
  }
  bytes.set(group, 4 * count);
  bytes.set(uses, 5 * count);
  return bytes;
}

/** Reads points in the form in which they are sent. Throws a `RangeError` for bytes that are not points. */
export function decodeMapPoints(buffer: ArrayBuffer): MapPoints {
  const count = buffer.byteLength / bytesOfPoint;
  if (!Number.isInteger(count)) throw new RangeError('These bytes are not the points of a map.');
  const view = new DataView(buffer);
  return {
    count,
    x: Uint16Array.from({ length: count }, (_, at) => view.getUint16(2 * at, true)),
    y: Uint16Array.from({ length: count }, (_, at) => view.getUint16(2 * (count + at), true)),
    group: new Uint8Array(buffer, 4 * count, count),
    uses: new Uint8Array(buffer, 5 * count, count),
  };
}
