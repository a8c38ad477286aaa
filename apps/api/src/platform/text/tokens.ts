import { createHash, randomBytes } from 'node:crypto';

/** A new secret token: 256 random bits in base64url, 43 characters. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token: its SHA-256. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
