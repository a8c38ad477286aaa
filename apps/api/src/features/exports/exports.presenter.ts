import { type ExportAttributes, serverLimits } from '@foreglow/contract';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Project } from '../projects/project.ts';
import { type Export, endingOf, mediaTypes } from './export.ts';

/** Turns exports into resource objects. */
export class ExportsPresenter {
  readonly #files: FileStore;

  constructor(files: FileStore) {
    this.#files = files;
  }

  /** With the address of its file, which is valid for some minutes. */
  async withFile(found: Export, project: Pick<Project, 'slug' | 'title'>) {
    return this.#resource(found, project, found.fileKey && (await this.#address(found, found.fileKey)));
  }

  inList(found: Export, project: Pick<Project, 'slug' | 'title'>) {
    return this.#resource(found, project, null);
  }

  #address(found: Export, key: string): Promise<string> {
    return this.#files.saveUrl(key, {
      fileName: found.fileName,
      type: mediaTypes[endingOf(found)],
      expires: new Date(Date.now() + serverLimits.exportLinkMinutes * 60_000),
    });
  }

  #resource(found: Export, { slug, title }: Pick<Project, 'slug' | 'title'>, url: string | null) {
    const attributes: ExportAttributes = {
      slug: found.slug,
      format: found.format,
      content: found.content,
      state: found.state,
      done: found.done,
      total: found.total,
      file_name: found.fileName,
      bytes: found.bytes,
      url,
      version: found.version,
      taken_at: found.takenAt?.toISOString() ?? null,
      left_out: found.leftOut,
      failure: found.failure,
      project: { slug, title },
      created_at: found.createdAt.toISOString(),
      expires_at: found.expiresAt.toISOString(),
    };
    return {
      type: 'exports' as const,
      id: found.slug,
      attributes,
      links: { self: `/v1/exports/${found.slug}` },
    };
  }
}
