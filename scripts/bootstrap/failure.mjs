/** Something a person can act on: printed as its one sentence, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} [details] What the failed program said itself.
   */
  constructor(message, details) {
    super(message);
    this.details = details;
  }
}
