import type { ErrorReports } from './error-reports.ts';

/** Pino's level `error`. */
const errorLevel = 50;

interface LoggedFailure {
  readonly err?: unknown;
  readonly route?: string;
  readonly job?: string;
}

/**
 * A hook of the log that also reports the failures it is given: failed calls, streams and jobs all pass through it. What
 * is no failure of ours, such as an unreachable database, is logged as a warning and not reported.
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
