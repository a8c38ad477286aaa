/** A JPEG that a PDF contains unchanged. */
export interface PdfImage {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Grey, or red, green and blue. */
  readonly channels: 1 | 3;
}

const segment = { startOfImage: 0xd8, startOfScan: 0xda, comment: 0xfe } as const;
/** Segments that contain the size of the picture: baseline, extended and progressive (ITU-T T.81, B.1.1.3). */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];

/** Reads the size of a JPEG; undefined for other bytes, and for the colours of print (CMYK). */
export function readJpeg(jpeg: Uint8Array<ArrayBuffer>): PdfImage | undefined {
  for (const { marker, content } of segmentsOf(jpeg)) {
    if (!frames.includes(marker) || content.length < 6) continue;
    const [height, width, channels] = [content.readUInt16BE(1), content.readUInt16BE(3), content[5]];
    if (width === 0 || height === 0 || (channels !== 1 && channels !== 3)) return undefined;
    return { jpeg, width, height, channels };
  }
  return undefined;
}

/** A grey pixel as JPEG. */
const pixel = Buffer.from(
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
  'base64',
);
const placeholderName = /^foreglow-image:(\d+)$/;

/**
 * A tiny JPEG that is typeset in place of an image, and contains the image's index. Typst would decode the image
 * although it copies the bytes into the PDF unchanged; that takes longer than everything else.
 */
export function placeholderFor(index: number): Buffer {
  const comment = Buffer.from(`foreglow-image:${index}`, 'latin1');
  const head = Buffer.from([0xff, segment.comment, 0, comment.length + 2]);
  return Buffer.concat([pixel.subarray(0, 2), head, comment, pixel.subarray(2)]);
}

/** The index of the image that a placeholder stands for; undefined for any other bytes. */
export function placeholderIndex(jpeg: Uint8Array): number | undefined {
  for (const { marker, content } of segmentsOf(jpeg)) {
    if (marker !== segment.comment) continue;
    const index = placeholderName.exec(content.toString('latin1'))?.[1];
    if (index !== undefined) return Number(index);
  }
  return undefined;
}

/** The segments of a JPEG before the compressed picture. */
function* segmentsOf(jpeg: Uint8Array): Generator<{ marker: number; content: Buffer }> {
  const bytes = Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength);
  if (bytes[0] !== 0xff || bytes[1] !== segment.startOfImage) return;
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined || marker === segment.startOfScan) return;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    yield { marker, content: bytes.subarray(at + 4, end) };
    at = end;
  }
}
