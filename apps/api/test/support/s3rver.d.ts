declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    /** The folder of the objects. */
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  /**
   * A server that speaks S3 and stores its objects in a folder. It does not check version 4 signatures, only their
   * expiry.
   */
  export default class S3rver {
    readonly httpServer: Server;
    constructor(options: Options);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
