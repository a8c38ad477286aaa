/** A failure that is reported, in our own names: nothing of it is from an address or from what users wrote. */
export type Failure =
  | {
      readonly kind: 'call';
      /** The call as the contract names it, such as `GET /v1/projects/{id}`. */
      readonly route: string;
      /** HTTP status; 0 when no answer came. */
      readonly status: number;
      readonly code: string;
      readonly requestId?: string | undefined;
    }
  | {
      /** A screen that broke, or a part of the application that could not be loaded. */
      readonly kind: 'screen' | 'loading';
      readonly error: unknown;
    };

/** So many failures wait until it is known whether reports are wanted. */
const mostWaiting = 20;

const waiting: Failure[] = [];
let report = (failure: Failure): void => {
  if (waiting.length < mostWaiting) waiting.push(failure);
};

/** Reports a failure, where the installation has a service for that. */
export const reportFailure = (failure: Failure): void => report(failure);

/** From now on, failures are given to the reporter, those that have waited first; without one they are forgotten. */
export function reportTo(reporter: ((failure: Failure) => void) | undefined): void {
  report = reporter ?? (() => undefined);
  waiting.splice(0).forEach(report);
}
