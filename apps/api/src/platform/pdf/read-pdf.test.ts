import { describe, expect, it } from 'vitest';
import { makePdf } from '#test/support/pdf.ts';
import { readPdf } from './read-pdf.ts';

const still = new AbortController().signal;

describe('reading a PDF', () => {
  it('returns its properties, and the lines of its first page with their heights', async () => {
    const pdf = makePdf(
      [
        { text: 'Cities that cool themselves', size: 28 },
        { text: 'A report on shade', size: 12 },
      ],
      { Title: 'Cool cities', Author: 'Ada Example', CreationDate: 'D:20260114093000Z' },
    );
    expect(await readPdf(pdf, still)).toEqual({
      title: 'Cool cities',
      author: 'Ada Example',
      created: 'D:20260114093000Z',
      lines: [
        { text: 'Cities that cool themselves', size: 28 },
        { text: 'A report on shade', size: 12 },
      ],
    });
  });

  it('returns nothing for a broken document', async () => {
    for (const broken of [Buffer.from('%PDF-1.7\nnothing more'), Buffer.from('%PDF-'), Buffer.alloc(0)]) {
      expect(await readPdf(broken, still)).toBeUndefined();
    }
  });

  it('returns the remaining part of a document that is cut off, or nothing', async () => {
    const pdf = makePdf([{ text: 'Cut', size: 20 }], { Title: 'Cut off' });
    const found = await readPdf(pdf.subarray(0, pdf.length - 150), still);
    expect(found === undefined || found.lines[0]?.text === 'Cut').toBe(true);
  });

  it('returns nothing when the time is over, and stops the work', async () => {
    const controller = new AbortController();
    const pdf = makePdf([{ text: 'Late', size: 20 }]);
    const reading = readPdf(pdf, controller.signal);
    controller.abort();
    expect(await reading).toBeUndefined();
    expect(await readPdf(pdf, controller.signal)).toBeUndefined();
    // Control: within the time it is read.
    expect((await readPdf(pdf, still))?.lines).toHaveLength(1);
  });
});
