import { fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that this file reaches into; PGlite does not declare it. */
interface StreamOperations {
  fsync?: (stream: { nfd: number }) => number;
}

/** PGlite's file system on a real folder, with an fsync that reaches the disk: its own ignores the call. */
export class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const initialised = await super.init(pg, options);
    const makeDurable = (module: postgresMod.PostgresMod) => {
      const nodefs: { stream_ops?: StreamOperations } = module.FS.filesystems.NODEFS;
      if (!nodefs.stream_ops) throw new Error('PGlite’s file system has no stream operations to make durable.');
      nodefs.stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = initialised.emscriptenOpts.preRun ?? [];
    initialised.emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), makeDurable];
    return initialised;
  }
}

/** Start parameters with which PostgreSQL writes commits through to the disk: PGlite's own switch that off with -F. */
export const durableStartParams: NonNullable<PGliteOptions['startParams']> = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
