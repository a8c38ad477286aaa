import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../http/problem.ts';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** The name of the file with the key of an installation, in its data folder. */
const keyFile = 'secrets.key';

/**
 * Encrypts the secrets that administrators enter, such as the key of a provider, before they are stored in the database
 * (AES-256-GCM). The key is never in the database, so neither a backup nor a copy of the database tells a secret. It is
 * that of the environment (32 bytes, in Base64), or a file in the data folder that is made with the first secret.
 */
export class SecretBox {
  readonly #dataDir: string;
  readonly #given: string | undefined;

  constructor({ dataDir, secretsKey }: { readonly dataDir: string; readonly secretsKey: string | undefined }) {
    this.#dataDir = dataDir;
    this.#given = secretsKey;
  }

  /**
   * The secret, encrypted. It only opens for the same purpose. Throws the 503 problem if the file with the key is damaged.
   */
  seal(secret: string, purpose: string): string {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, this.#key() ?? this.#newKey(), nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  }

  /** The secret; undefined if it was encrypted with another key or for another purpose, or is damaged. */
  open(sealed: string, purpose: string): string | undefined {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < nonceBytes + tagBytes) return undefined;
    try {
      const key = this.#key();
      if (!key) return undefined;
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** Read each time it is needed, which is seldom: another process may have made it, or somebody copied it here. */
  #key(): Buffer | undefined {
    try {
      return keyOf(this.#given ?? readFileSync(join(this.#dataDir, keyFile), 'utf8'));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  /** Other processes may do the same at this moment: the first one that has written the whole file decides. */
  #newKey(): Buffer {
    const path = join(this.#dataDir, keyFile);
    const unfinished = `${path}.${randomBytes(6).toString('hex')}.part`;
    writeFileSync(unfinished, `${randomBytes(keyBytes).toString('base64')}\n`, {
      mode: 0o600,
      flag: 'wx',
      flush: true,
    });
    try {
      linkSync(unfinished, path);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(unfinished, { force: true });
    }
    return keyOf(readFileSync(path, 'utf8'));
  }
}

function keyOf(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== keyBytes) throw problem('unavailable', 'The file secrets.key in the data folder is damaged.');
  return key;
}
