import { fsyncSync } from 'node:fs';
import { PGlite, type PGliteOptions, type postgresMod } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;

/** The part of Emscripten's file system that this file uses; PGlite does not declare it. */
interface NodeFileSystem {
  node_ops?: { setattr: SetAttributes };
  stream_ops?: { setattr: SetAttributes; fsync?: (stream: { nfd: number }) => number };
}

const othersBits = 0o077;

/**
 * PGlite's file system on a real folder, with two differences. An fsync reaches the disk: PGlite's own implementation
 * ignores the call. Files are accessible only to their owner: PGlite sets the mode of each new file itself, so the
 * process's umask has no effect.
 */
export class DurableFS extends NodeFS {
  override async init(pg: PGlite, options: Partial<postgresMod.PostgresMod>) {
    const initialised = await super.init(pg, options);
    const changeOperations = (module: postgresMod.PostgresMod) => {
      const { node_ops, stream_ops }: NodeFileSystem = module.FS.filesystems.NODEFS;
      if (!node_ops || !stream_ops) throw new Error('PGlite’s file system lacks the operations to change.');
      stream_ops.fsync = (stream) => {
        fsyncSync(stream.nfd);
        return 0;
      };
      node_ops.setattr = forOwnerOnly(node_ops.setattr);
      stream_ops.setattr = forOwnerOnly(stream_ops.setattr);
    };
    const preRun = initialised.emscriptenOpts.preRun ?? [];
    initialised.emscriptenOpts.preRun = [...(Array.isArray(preRun) ? preRun : [preRun]), changeOperations];
    return initialised;
  }
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
