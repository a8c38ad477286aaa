import type { ExportFailure } from '@foreglow/contract';

/** An export that cannot be made. */
export class ExportFailed extends Error {
  readonly failure: ExportFailure;

  constructor(failure: ExportFailure, options?: ErrorOptions) {
    super(`The export failed: ${failure}.`, options);
    this.failure = failure;
  }
}

/** The export was deleted while it was being made. */
export class ExportCancelled extends Error {}
