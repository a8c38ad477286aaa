// `npm run check`: runs all gates in parallel. It prints one line for each gate as it ends, the details of the gates
// that are not passed, and the count as the last line.
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

/** The slowest gates begin first, so that none of them runs alone at the end. */
const gates: readonly Gate[] = [types, imports, unused, format, sql, lockFile];

const startedAt = Date.now();
const passed = await Promise.all(gates.map(pass));
const failed = passed.filter((isPassed) => !isPassed).length;
console.log(`\n${closingLine({ passed: gates.length - failed, failed, skipped: 0 })}`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a gate, and prints the result. */
async function pass(gate: Gate): Promise<boolean> {
  const problems = problemsOf(await gate.run(root));
  const verdict = problems.length === 0 ? paint('green', 'passed') : paint('red', 'failed');
  console.log(`${gate.name.padEnd(16)} ${verdict}  after ${seconds(startedAt)}`);
  if (problems.length > 0) {
    console.log(`${problems.map((problem) => `  ${problem.replaceAll('\n', '\n  ')}`).join('\n')}\n`);
  }
  return problems.length === 0;
}

function problemsOf({ looked, problems }: Verdict): readonly string[] {
  return looked > 0 ? problems : ['Nothing was looked at.', ...problems];
}
