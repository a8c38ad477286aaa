import { renditionKey } from '#features/attachments/attachment.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { PublicAddress } from '#platform/http/public-address.ts';
import type { WriteExport } from '../export-writer.ts';
import { writeData } from './write-data.ts';

/** The number of items read and written together. */
const batch = 480;

/** Writes exports as data: CSV, XLSX or JSON. */
export const dataWriter =
  (files: FileStore, address: PublicAddress): WriteExport =>
  async ({ snapshot, wanted, path, stop, onProgress }) => {
    const { format, content } = wanted;
    if (format === 'pdf' || format === 'pptx' || content === 'brief' || content === 'radars') {
      throw new TypeError(`No data is made of ${content} as ${format}.`);
    }
    await writeData({
      kind: content,
      format,
      path,
      stop,
      onProgress,
      source: {
        project: snapshot.project,
        cards: () => snapshot.cards.batches(batch),
        insights: () => snapshot.insights.batches(batch),
        trends: () => snapshot.trends.batches(batch),
        tags: async function* () {
          yield snapshot.tags;
        },
        // Files in an S3 store have absolute addresses already.
        pictureUrl: async (picture) => {
          const url = await files.downloadUrl(renditionKey(picture.path, 'large'));
          return url.startsWith('/') ? address.link(url) : url;
        },
      },
    });
  };
