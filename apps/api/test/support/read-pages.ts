import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

/** Reads a PDF, and the texts of its pages as they can be copied. */
export async function readPages(path: string) {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)), { verbosity: 0 });
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join('');
    }),
  );
  return { document, pages };
}
