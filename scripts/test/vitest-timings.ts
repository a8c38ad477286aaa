import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { belowRoot, type TimedFile } from './timings.ts';

/** The variable that says where the timings of a run are to be written. */
export const timingsVariable = 'FOREGLOW_TEST_TIMINGS';

/** A reporter for Vitest that writes what every file and case took; Vitest's own JSON knows neither groups nor hooks. */
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
