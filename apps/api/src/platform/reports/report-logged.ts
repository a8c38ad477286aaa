import type { ErrorReports } from './error-reports.ts';

/** Pino's level `error`. */
const errorLevel = 50;

interface LoggedFailure {
  readonly err?: unknown;
  readonly route?: string;
  readonly job?: string;
}

/**
 * A hook of the log that also reports logged failures of calls, streams and jobs, all of which pass through it.
 * Failures that are not defects of ours, such as an unreachable database, are logged as warnings and not reported.
 */
export const reportLogged = (reports: ErrorReports) =>
  function report(
    this: { bindings(): Record<string, unknown> },
    given: [unknown, ...unknown[]],
    log: (...given: [unknown, ...unknown[]]) => void,
    level: number,
  ): void {
    const [logged] = given;
    if (level >= errorLevel && isFailure(logged)) {
      const { reqId } = this.bindings();
      const { err, route, job } = logged;
      reports.report(err, { route, job, requestId: typeof reqId === 'string' ? reqId : undefined });
    }
    log.apply(this, given);
  };

const isFailure = (logged: unknown): logged is LoggedFailure =>
  typeof logged === 'object' && logged !== null && 'err' in logged;
