import { createHash, randomBytes } from 'node:crypto';

/** A token that nobody can guess: who holds it, may. Only its hash is kept. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
