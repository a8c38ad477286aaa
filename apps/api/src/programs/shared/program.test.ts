import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkNamedFolders, prepareDataFolder, StartError } from './program.ts';

const usual = process.umask();
let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'foreglow-program-'));
});
afterEach(() => {
  process.umask(usual);
  rmSync(parent, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('is refused if it contains the program, whose files keep their modes', () => {
    const program = join(parent, 'program');
    mkdirSync(program);
    for (const folder of [parent, program]) chmodSync(folder, 0o755);
    for (const folder of [parent, program]) {
      expect(() => prepareDataFolder(folder, program)).toThrow(StartError);
      expect(statSync(program).mode & 0o777).toBe(0o755);
    }
    // A folder in that of the program is fine, as it is by default (control).
    prepareDataFolder(join(program, 'data'), program);
    expect(statSync(join(program, 'data')).mode & 0o777).toBe(0o700);
  });
});

describe('a folder that a setting names', () => {
  it('must exist and be a folder', () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');
    for (const path of [join(parent, 'missing'), file, join(file, 'below')]) {
      expect(() => checkNamedFolders({ LEGAL_DIR: path }), path).toThrow(
        new StartError(`LEGAL_DIR must name a folder that Foreglow can open: there is none at ${path}.`),
      );
      expect(() => checkNamedFolders({ LEGAL_DIR: parent, LANGUAGES_DIR: path }), path).toThrow(/^LANGUAGES_DIR /);
    }
    checkNamedFolders({ LEGAL_DIR: parent, LANGUAGES_DIR: parent });
  });

  it('may be missing if no setting names it', () => {
    checkNamedFolders({});
  });
});
