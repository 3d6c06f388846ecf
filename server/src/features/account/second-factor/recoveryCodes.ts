import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

const COUNT = 10;
const LENGTH = 12;
/** Without characters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

interface RecoveryCodes {
  /** The person writes them down. */
  codes: string[];
  salt: string;
  hashes: string[];
}

/** Ten codes of 59 bits, such as `k7mp-9xqd-3fwz`. */
export async function createRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64url');
  const plain = Array.from({ length: COUNT }, () =>
    Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  );
  const hashes = await Promise.all(plain.map((code) => hashRecoveryCode(code, salt)));
  return { codes: plain.map((code) => code.match(/.{4}/g)!.join('-')), salt, hashes };
}

/** Argon2id. One salt for the codes of an account, so checking one of ten needs one hash. `code` has no hyphens. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  return (await hashRaw(code, { salt: Buffer.from(salt, 'base64url') })).toString('base64url');
}

export function isRecoveryCode(code: string): boolean {
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter));
}
