import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

interface Head {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | number>>;
}

/** A request that a test sends piece by piece, over a separate connection. */
export class RawCall {
  readonly socket: Socket;
  #answer = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('data', (data) => {
      this.#answer += String(data);
    });
    // A server that closes the connection while data is sent resets it.
    socket.on('error', () => undefined);
  }

  /** Connects and sends nothing. */
  static async connect(address: string): Promise<RawCall> {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    const call = new RawCall(socket);
    await once(socket, 'connect');
    return call;
  }

  /** Connects and sends the head of a request. */
  static async begin(address: string, { method, path, headers = {} }: Head): Promise<RawCall> {
    const call = await RawCall.connect(address);
    const lines = Object.entries({ host: 'foreglow.test', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    call.socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return call;
  }

  /** Sends the same piece repeatedly at this interval, this many times or until the connection is closed. */
  drip(piece: string, everyMs: number, times = Number.POSITIVE_INFINITY): this {
    let left = times;
    const timer = setInterval(() => {
      if (left <= 0 || this.socket.destroyed || !this.socket.writable) return clearInterval(timer);
      left -= 1;
      this.socket.write(piece);
    }, everyMs);
    return this;
  }

  /**
   * Sends this many zeros as fast as the server reads them, or until it closes the connection. If more than the length
   * of the body were sent, the server would reset the connection, and the answer could get lost.
   */
  flood(bytes: number): this {
    const piece = Buffer.alloc(64 * 1024);
    let left = bytes;
    const go = () => {
      while (left > 0 && !this.socket.destroyed && this.socket.writable) {
        const sent = piece.subarray(0, left);
        left -= sent.length;
        if (!this.socket.write(sent)) break;
      }
      if (left > 0 && !this.socket.destroyed) this.socket.once('drain', go);
    };
    go();
    return this;
  }

  /** The status, once the server has answered. Throws when it closes the connection without an answer. */
  async answered(): Promise<number> {
    while (!this.#answer.includes('\r\n\r\n')) {
      if (this.socket.closed) throw new Error('The connection was closed without an answer.');
      await Promise.race([this.#heard('data'), this.#heard('close')]);
    }
    return this.#status();
  }

  /** The status and the whole answer, once the server has closed the connection. */
  async closed(): Promise<{ status: number; text: string }> {
    if (!this.socket.closed) await this.#heard('close');
    return { status: this.#status(), text: this.#answer };
  }

  /** Waits for an event. Unlike `once`, it does not fail when the connection is reset after the answer has arrived. */
  #heard(event: 'data' | 'close'): Promise<void> {
    return new Promise((resolve) => void this.socket.once(event, () => resolve()));
  }

  #status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.#answer)?.[1] ?? 0);
  }
}
