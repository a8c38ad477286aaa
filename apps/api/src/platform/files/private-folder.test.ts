import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contains, makePrivateFolder } from './private-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'foreglow-private-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (...path: string[]): string => (statSync(join(parent, ...path)).mode & 0o777).toString(8);

describe('a private folder', () => {
  it('is created so that only its owner can open it, including the folders above it', () => {
    makePrivateFolder(join(parent, 'new', 'data'));
    expect([modeOf('new'), modeOf('new', 'data')]).toEqual(['700', '700']);
  });

  it('is refused below a file, and where folders cannot be created', () => {
    writeFileSync(join(parent, 'file'), '');
    expect(() => makePrivateFolder(join(parent, 'file'))).toThrow();
    expect(() => makePrivateFolder(join(parent, 'file', 'data'))).toThrow();
    symlinkSync(join(parent, 'nowhere'), join(parent, 'link'));
    expect(() => makePrivateFolder(join(parent, 'link', 'data'))).toThrow();
  });

  it.runIf(existsSync('/proc/self'))('is refused in a folder whose system only says that something is missing', () => {
    // In a process of its own, since creating it once never ended.
    const module = new URL('private-folder.ts', import.meta.url).href;
    const code = `(await import('${module}')).makePrivateFolder('/proc/foreglow/data')`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { timeout: 20_000 });
    expect([status, String(stderr)]).toEqual([1, expect.stringContaining('ENOENT')]);
  });

  it('is corrected with all its contents if other users can open it', () => {
    mkdirSync(join(parent, 'data', 'files', 'deep'), { recursive: true });
    writeFileSync(join(parent, 'data', 'files', 'deep', 'picture'), '');
    for (const path of ['data', 'data/files', 'data/files/deep', 'data/files/deep/picture']) {
      chmodSync(join(parent, path), path.endsWith('picture') ? 0o666 : 0o755);
    }
    makePrivateFolder(join(parent, 'data'));
    expect([modeOf('data'), modeOf('data/files'), modeOf('data/files/deep')]).toEqual(['700', '700', '700']);
    expect(modeOf('data/files/deep/picture')).toBe('600');
  });

  it('does not change what a symbolic link in it leads to', () => {
    mkdirSync(join(parent, 'data'), { mode: 0o755 });
    chmodSync(join(parent, 'data'), 0o755);
    writeFileSync(join(parent, 'elsewhere'), '');
    chmodSync(join(parent, 'elsewhere'), 0o644);
    symlinkSync(join(parent, 'elsewhere'), join(parent, 'data', 'link'));
    makePrivateFolder(join(parent, 'data'));
    expect(lstatSync(join(parent, 'data', 'link')).isSymbolicLink()).toBe(true);
    expect([modeOf('data'), modeOf('elsewhere')]).toEqual(['700', '644']);
  });
});

describe('a folder', () => {
  it('contains itself and what is below it, also by way of symbolic links', () => {
    mkdirSync(join(parent, 'a', '..b'), { recursive: true });
    symlinkSync(join(parent, 'a'), join(parent, 'link'));
    for (const path of ['a', join('a', '..b'), join('link', '..b')]) {
      expect(contains(join(parent, 'a'), join(parent, path))).toBe(true);
      expect(contains(join(parent, 'link'), join(parent, path))).toBe(true);
    }
    expect(contains(join(parent, 'a', '..b'), join(parent, 'a'))).toBe(false);
    expect(contains(join(parent, 'missing'), parent)).toBe(false);
  });
});
