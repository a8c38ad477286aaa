import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { RunDetails } from './run-result.ts';
import { belowRoot, type TimedFile } from './timings.ts';

/** The variable with the path to which the details of a run are written. */
export const detailsVariable = 'FOREGLOW_TEST_DETAILS';

/**
 * A reporter for Vitest that writes the time of every file and case, and what failed; Vitest's JSON report contains
 * neither groups, nor hooks, nor errors outside the tests.
 */
export default class DetailsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    const file = process.env[detailsVariable];
    if (!file) return;
    const details: RunDetails = {
      files: modules.map(timed),
      failures: [
        ...modules.flatMap(failuresOf),
        ...errors.map(({ message }) => `outside the tests  ${firstLine(message)}`),
      ],
    };
    writeFileSync(file, JSON.stringify(details));
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

/** The failed cases of a file, and the errors of its hooks and of loading it. */
function failuresOf(module: TestModule): string[] {
  const place = `${module.project.name}  ${belowRoot(module.moduleId)}`;
  const outside = [module, ...module.children.allSuites()].flatMap((part) => part.errors());
  return [
    ...[...module.children.allTests('failed')].map(({ fullName }) => `${place}  ${fullName}`),
    ...outside.map(({ message }) => `${place}  ${firstLine(message)}`),
  ];
}

const firstLine = (message: string) => message.split('\n', 1)[0] ?? '';
