import { type RadarFileFormat, radarFileTypes } from '@foreglow/contract';
import { SvgDrawer } from '#platform/images/svg-drawer.ts';
import { BoundedQueue } from '#platform/queue/bounded-queue.ts';
import type { PublicDump } from '../public-page/page.types.ts';
import type { ProseWriter } from '../public-page/prose-writer.ts';
import { publicPage } from '../public-page/public-page.ts';
import type { PictureOptions } from './poster.rules.ts';
import { radarCsv } from './radar-csv.rules.ts';
import { radarJson } from './radar-json.rules.ts';
import { radarPng, radarPreview, radarSvg } from './radar-pictures.ts';
import type { TextWriter } from './text-writer.ts';

interface WantedFile extends PictureOptions {
  readonly format: RadarFileFormat;
  /** The member, or the address of the visitor, whom it is made for: nobody takes all turns. */
  readonly person: string;
  readonly projectId: number;
}

/** Makes the files of radars: one picture and one text at a time. */
export class RadarFiles {
  readonly #prose: ProseWriter;
  readonly #writer: TextWriter;
  readonly #drawer = new SvgDrawer();
  readonly #queue = new BoundedQueue({
    atOnce: 1,
    mayWait: 30,
    perPerson: { atOnce: 1, mayWait: 8 },
    busy: 'Many pictures are being drawn right now. Please try again in a moment.',
  });

  constructor(prose: ProseWriter, writer: TextWriter) {
    this.#prose = prose;
    this.#writer = writer;
  }

  /** The bytes of a file and its type. Throws the 503 problem if too many are waiting. */
  async make(
    dump: PublicDump,
    { format, person, projectId, ...options }: WantedFile,
  ): Promise<{ type: string; bytes: Buffer }> {
    const type = radarFileTypes[format];
    if (format === 'png' || format === 'preview') {
      const draw = () =>
        format === 'png'
          ? radarPng(this.#drawer, dump, options)
          : radarPreview(this.#drawer, dump, options.texts, options.siteTheme);
      return { type, bytes: await this.#queue.run(draw, person) };
    }
    const pieces = await this.#piecesOf(dump, format, projectId, options);
    return { type: `${type}; charset=utf-8`, bytes: await this.#writer.write(pieces, person) };
  }

  async #piecesOf(
    dump: PublicDump,
    format: 'svg' | 'csv' | 'json' | 'html',
    projectId: number,
    options: PictureOptions,
  ): Promise<Iterable<string>> {
    switch (format) {
      case 'svg':
        return radarSvg(dump, options);
      case 'csv':
        return radarCsv(dump);
      case 'json':
        return radarJson(dump);
      case 'html':
        return publicPage(dump, {
          texts: options.texts,
          prose: await this.#prose.write(dump.content, projectId),
          theme: null,
          siteTheme: options.siteTheme,
          canonical: null,
          preview: null,
          files: [],
          editions: null,
          legal: [],
          indexable: false,
          embeddable: false,
          offline: true,
        });
    }
  }
}
