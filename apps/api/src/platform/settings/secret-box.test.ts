import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'foreglow-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const open = (secretsKey?: string) => new SecretBox({ dataDir, secretsKey });

describe('a secret', () => {
  it('is opened by every process that has the key, for its own purpose only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (secret) => {
        const sealed = open().seal(secret, 'mail');
        expect(open().open(sealed, 'mail')).toBe(secret);
        expect(open().open(sealed, 'ai')).toBeUndefined();
      }),
      { numRuns: 25 },
    );
  });

  it('is not told by what is stored, which differs each time', () => {
    const secret = 'a secret of a mail server';
    const [one, other] = [open().seal(secret, 'mail'), open().seal(secret, 'mail')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('secret');
  });

  it('does not open with another key, without one, or if a character was changed', () => {
    const sealed = open().seal('secret', 'mail');
    const [first = ''] = sealed;
    expect(open().open(`${first === 'A' ? 'B' : 'A'}${sealed.slice(1)}`, 'mail')).toBeUndefined();
    for (const nothing of ['', 'short', sealed.slice(0, -4)]) expect(open().open(nothing, 'mail')).toBeUndefined();
    const other = Buffer.alloc(32, 7).toString('base64');
    expect(open(other).open(sealed, 'mail')).toBeUndefined();
    expect(open(other).open(open(other).seal('theirs', 'mail'), 'mail')).toBe('theirs');
    rmSync(join(dataDir, 'secrets.key'));
    expect(open().open(sealed, 'mail')).toBeUndefined();
  });
});

describe('the key', () => {
  it('is made with the first secret, and only its owner can read it', () => {
    expect(open().open('', 'mail')).toBeUndefined();
    expect(readdirSync(dataDir)).toEqual([]);
    open().seal('secret', 'mail');
    expect(readdirSync(dataDir)).toEqual(['secrets.key']);
    const path = join(dataDir, 'secrets.key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const before = readFileSync(path, 'utf8');
    open().seal('another', 'mail');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('is never replaced if its file is damaged: nothing opens, and nothing is encrypted', () => {
    const sealed = open().seal('secret', 'mail');
    writeFileSync(join(dataDir, 'secrets.key'), 'damaged');
    expect(open().open(sealed, 'mail')).toBeUndefined();
    expect(() => open().seal('secret', 'mail')).toThrow('The file secrets.key in the data folder is damaged.');
    expect(readFileSync(join(dataDir, 'secrets.key'), 'utf8')).toBe('damaged');
  });

  it('is that of the environment if it has one; then no file is made', () => {
    const box = open(Buffer.alloc(32, 1).toString('base64'));
    expect(box.open(box.seal('secret', 'mail'), 'mail')).toBe('secret');
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
