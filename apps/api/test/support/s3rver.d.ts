declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    /** Folder the objects are kept in. */
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /** A server that speaks S3 and keeps its objects in a folder. It checks no version 4 signatures, but their expiry. */
  export default class S3rver {
    readonly httpServer: Server;
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
