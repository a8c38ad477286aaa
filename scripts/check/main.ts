// `npm run check`: every gate, one line each, the details of those that are not passed, and the count as the last line.
import { root } from '../bootstrap/paths.mjs';
import { paint, seconds } from '../bootstrap/terminal.mjs';
import { closingLine } from '../test/tally.ts';
import { format } from './format.ts';
import type { Gate, Verdict } from './gate.ts';
import { imports } from './imports.ts';
import { lockFile } from './lock-file.ts';
import { sql } from './sql.ts';
import { types } from './types.ts';
import { unused } from './unused.ts';

const gates: readonly Gate[] = [lockFile, format, imports, sql, unused, types];

let failed = 0;
for (const gate of gates) {
  const startedAt = Date.now();
  const problems = problemsOf(await gate.run(root));
  const verdict = problems.length === 0 ? paint('green', 'passed') : paint('red', 'failed');
  console.log(`${gate.name.padEnd(16)} ${verdict}  ${seconds(startedAt)}`);
  if (problems.length > 0) {
    failed += 1;
    console.log(`${problems.map((problem) => `  ${problem.replaceAll('\n', '\n  ')}`).join('\n')}\n`);
  }
}
console.log(`\n${closingLine({ passed: gates.length - failed, failed, skipped: 0 })}`);
process.exitCode = failed > 0 ? 1 : 0;

function problemsOf({ looked, problems }: Verdict): readonly string[] {
  return looked > 0 ? problems : ['Nothing was looked at.', ...problems];
}
