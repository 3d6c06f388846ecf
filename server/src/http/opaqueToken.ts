import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token that grants access. The database stores only its hash. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether a text has the format of a token of `createToken`. */
export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
