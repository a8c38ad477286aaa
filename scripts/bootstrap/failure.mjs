/** A failure that a person can act on: it is printed as one sentence, without a stack. */
export class Failure extends Error {
  /**
   * @param {string} message
   * @param {string} [details] The output of the failed program.
   */
  constructor(message, details) {
    super(message);
    this.details = details;
  }
}
