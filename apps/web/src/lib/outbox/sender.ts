/** The time after which something is sent again if sending failed for a temporary reason, in milliseconds. */
export const retryMs = 5000;

interface Sending {
  /** Whether something waits that may be sent now. */
  readonly hasNext: () => boolean;
  /** Sends what is next. Returns false if the rest has to wait. */
  readonly sendNext: () => Promise<boolean>;
}

/** Sends what waits in a queue, one request after the other. It also tries when the device is online again. */
export class Sender {
  readonly #sending: Sending;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #sent: Promise<void> = Promise.resolve();

  constructor(sending: Sending) {
    this.#sending = sending;
    addEventListener('online', () => void this.sendNow());
  }

  get isSending(): boolean {
    return this.#isSending;
  }

  sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.sendNow(), ms);
  }

  /** Resolves once nothing is left, or the rest has to wait. Rejects with the error of `sendNext`. */
  sendNow(): Promise<void> {
    clearTimeout(this.#timer);
    if (!this.#isSending) this.#sent = this.#sendAll();
    return this.#sent;
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    try {
      while (this.#sending.hasNext()) {
        if (!(await this.#sending.sendNext())) return;
      }
    } finally {
      this.#isSending = false;
    }
  }
}
