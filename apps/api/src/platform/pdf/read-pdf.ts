import { runInThread } from '../threads/run-in-thread.ts';

/** The metadata of a PDF, unprocessed. */
export interface PdfFacts {
  readonly title: string | null;
  readonly author: string | null;
  /** As in `D:20260114093000+01'00'`. */
  readonly created: string | null;
  /** The lines of the first page, from the top, with the height of their letters. */
  readonly lines: readonly { readonly text: string; readonly size: number }[];
}

/** The memory limit for a document. */
const memoryMb = 256;

/**
 * Reads a PDF in a separate thread, which ends when the time is over, the memory is used up, or the document is broken:
 * the result is then undefined.
 */
export async function readPdf(bytes: Uint8Array, over: AbortSignal): Promise<PdfFacts | undefined> {
  const end = await runInThread<PdfFacts>({
    program: new URL('./read-pdf.thread.ts', import.meta.url),
    data: bytes,
    memoryMb,
    stop: over,
  });
  return end.how === 'finished' ? end.result : undefined;
}
