import { fstatSync, fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { hasRoomFor } from '#platform/files/free-space.ts';
import { noSpaceLeft } from './thrown-error.rules.ts';

type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;

/** The part of Emscripten's file system that this file uses; PGlite does not declare it. */
interface NodeFileSystem {
  node_ops?: { setattr: SetAttributes };
  stream_ops?: { setattr: SetAttributes; fsync?: (stream: Stream) => number; write: Write };
}

/** An open file: its descriptor, and its path in the database's own file system. */
interface Stream {
  readonly nfd: number;
  readonly path?: string;
}

type Write = (stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number) => number;

const othersBits = 0o077;

/**
 * The size up to which a file may use the reserve for small changes, in bytes. The tables of sessions and of what else
 * is written when somebody signs in are smaller in most installations, those with the texts of cards are not.
 */
const smallFileBytes = 1024 * 1024;

/** The files of tables, indexes and intermediate results, but neither those of the log nor those of its own lists. */
const tableFile = /\/(?:(?:base\/\d+|global)\/\d+(?:_[a-z]+)?(?:\.\d+)?|pgsql_tmp\/[^/]+)$/;

/**
 * PGlite's file system on a real folder, with three differences. An fsync reaches the disk: PGlite's own implementation
 * ignores the call. Files are accessible only to their owner: PGlite sets the mode of each new file itself, so the
 * process's umask has no effect. Tables do not grow into the reserve of the disk: such a statement fails, whereas
 * PostgreSQL stops if it cannot write its log. Small tables may use a part of the reserve.
 */
export class DurableFS extends NodeFS {
  /** Not while the database starts: what it restores from the log was already there. */
  keepsReserve = false;

  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const initialised = await super.init(pg, options);
    const folder = this.dataDir ?? '.';
    const changeOperations = (module: postgresMod.PostgresMod) => {
      const { node_ops, stream_ops }: NodeFileSystem = module.FS.filesystems.NODEFS;
      if (!node_ops || !stream_ops) throw new Error('PGlite’s file system lacks the operations to change.');
      stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      const { write } = stream_ops;
      stream_ops.write = (stream, buffer, offset, length, position) => {
        const isLimited = this.keepsReserve && tableFile.test(stream.path ?? '');
        if (isLimited && !mayGrow(stream.nfd, position + length, folder)) {
          // PostgreSQL ends the statement with it, and the transaction.
          throw new module.FS.ErrnoError(noSpaceLeft);
        }
        return write(stream, buffer, offset, length, position);
      };
      node_ops.setattr = forOwnerOnly(node_ops.setattr);
      stream_ops.setattr = forOwnerOnly(stream_ops.setattr);
    };
    const preRun = initialised.emscriptenOpts.preRun ?? [];
    initialised.emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), changeOperations];
    return initialised;
  }
}

/** True if the file already has this size, or there is room for it. */
function mayGrow(file: number, size: number, folder: string): boolean {
  const present = fstatSync(file).size;
  return size <= present || hasRoomFor(size - present, folder, { isSmall: size <= smallFileBytes });
}

const forOwnerOnly =
  (setAttributes: SetAttributes): SetAttributes =>
  (node, attributes) => {
    if (attributes.mode !== undefined) attributes.mode &= ~othersBits;
    setAttributes(node, attributes);
  };

/**
 * Start parameters that make PostgreSQL write commits through to the disk: PGlite's own parameters disable that with
 * -F.
 */
export const durableStartParams: NonNullable<PGliteOptions['startParams']> = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];
