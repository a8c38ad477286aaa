import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { belowRoot, type TimedFile } from './timings.ts';

/** The variable with the path to which the timings of a run are written. */
export const timingsVariable = 'FOREGLOW_TEST_TIMINGS';

/**
 * A reporter for Vitest that writes the time of every file and case; Vitest's JSON report contains neither groups nor
 * hooks.
 */
export default class TimingsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env[timingsVariable];
    if (file) writeFileSync(file, JSON.stringify(modules.map(timed)));
  }
}

function timed(module: TestModule): TimedFile {
  const { prepareDuration, environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  const all = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration;
  return {
    group: module.project.name,
    file: belowRoot(module.moduleId),
    seconds: all / 1000,
    cases: [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      seconds: (test.diagnostic()?.duration ?? 0) / 1000,
    })),
  };
}
