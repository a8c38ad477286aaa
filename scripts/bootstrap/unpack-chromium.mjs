import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionSaidBy } from './executables.mjs';
import { runCaptured } from './run-captured.mjs';

// The package unpacks into the system's temporary folder, and unpacks its libraries only if it detects a function host
// of this kind. The archives are read from the package's folder `bin`.
const unpack = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
const functionHost = 'AWS_Lambda_nodejs24.x';

// If the system has no fonts, those of the package are used.
const launcher = (/** @type {string} */ home, /** @type {string} */ libraries) => `#!/bin/sh
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH='${home}/fonts'
${libraries}
exec '${home}/chromium' "$@"
`;

/**
 * Unpacks the browser inside the npm package @sparticuz/chromium.
 * @param {{ folder: string, node: string, env: NodeJS.ProcessEnv }} options `folder`: where the package is installed.
 * @returns {Promise<string | null>} A program that starts it; null when it does not run here.
 */
export async function unpackChromium({ folder, node, env }) {
  const home = join(folder, 'unpacked');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home);
  const unpackEnv = { ...env, TMPDIR: home, AWS_EXECUTION_ENV: functionHost };
  const { ok } = await runCaptured(node, ['--input-type=module', '--eval', unpack], { cwd: folder, env: unpackEnv });
  if (!ok) return null;
  const program = join(folder, 'chromium');
  const runsWithSystemLibraries = await versionSaidBy(join(home, 'chromium'));
  writeFileSync(program, launcher(home, runsWithSystemLibraries ? '' : `export LD_LIBRARY_PATH='${home}/al2023/lib'`));
  chmodSync(program, 0o755);
  return (await versionSaidBy(program)) ? program : null;
}
