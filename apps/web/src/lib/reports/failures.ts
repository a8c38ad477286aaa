/**
 * A failure that is reported, described only with names from the code: no part of it comes from an address or from text
 * of users.
 */
export type Failure =
  | {
      readonly kind: 'call';
      /** The route as named in the contract, such as `GET /v1/projects/{id}`. */
      readonly route: string;
      /** HTTP status; 0 if there was no response. */
      readonly status: number;
      readonly code: string;
      readonly requestId?: string | undefined;
    }
  | {
      /** A screen that broke, or a part of the application that could not be loaded. */
      readonly kind: 'screen' | 'loading';
      readonly error: unknown;
    };

/** The maximum number of failures that wait until it is known whether reports are wanted. */
const maxWaiting = 20;

const waiting: Failure[] = [];
let report = (failure: Failure): void => {
  if (waiting.length < maxWaiting) waiting.push(failure);
};

/** Reports a failure, if the installation has a service for that. */
export const reportFailure = (failure: Failure): void => report(failure);

/**
 * Passes failures to the reporter from now on, starting with those that have waited. Without a reporter they are
 * dropped.
 */
export function reportTo(reporter: ((failure: Failure) => void) | undefined): void {
  report = reporter ?? (() => undefined);
  waiting.splice(0).forEach(report);
}
