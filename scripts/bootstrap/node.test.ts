import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLockedProject } from './node.mjs';
import { npm } from './npm.mjs';
import { runCaptured } from './run-captured.mjs';

const name = 'foreglow-example';
let folder: string;
let registry: Server;
let env: NodeJS.ProcessEnv;
let integrity: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foreglow-npm-'));
  const source = join(folder, 'source');
  mkdirSync(source);
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version: '1.0.0' }));
  await runCaptured('npm', ['pack', '--pack-destination', folder], { cwd: source });
  const tarball = readFileSync(join(folder, `${name}-1.0.0.tgz`));
  integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

  registry = createServer((request, response) => {
    if (request.url?.endsWith('.tgz')) return response.end(tarball);
    const dist = { tarball: `http://${request.headers.host}/${name}.tgz`, integrity };
    const versions = { '1.0.0': { name, version: '1.0.0', dist } };
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: '1.0.0' }, versions }));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as { port: number };
  env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_cache: join(folder, 'cache') };
});
afterAll(() => {
  registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Installs the package with the hash it must have, and returns whether it is there. */
async function install(project: string, expected: string): Promise<boolean> {
  const cwd = join(folder, project);
  writeLockedProject(cwd, { name, version: '1.0.0', integrity: expected });
  await npm(['ci', '--ignore-scripts'], { purpose: 'Installing', node: process.execPath, cwd, env });
  return existsSync(join(cwd, 'node_modules', name, 'package.json'));
}

test('a package is installed with the hash we know, and refused with another one', async () => {
  const other = `sha512-${createHash('sha512').update('something else').digest('base64')}`;
  await expect(install('refused', other)).rejects.toMatchObject({ details: expect.stringContaining('EINTEGRITY') });
  expect(existsSync(join(folder, 'refused', 'node_modules', name))).toBe(false);
  expect(await install('accepted', integrity)).toBe(true);
});
