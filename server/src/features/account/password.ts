import { hash, verify } from '@node-rs/argon2';

/** The hash of an unknown password. It is compared if there is no account. */
const unknownHash = '$argon2id$v=19$m=19456,t=2,p=1$7KU0hEkKGfd3JoQVu0IHKA$3PPwkdyIa2xM0wMOKee7Scll20R2UR+IvsXJFw58OO0';

/** Argon2id. Normalizes accented letters, because keyboards compose them in different ways. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Takes the same time without an account or a password, so the time does not reveal which emails have accounts. */
export async function isPasswordRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? unknownHash, password.normalize('NFKC'));
  return passwordHash != null && isRight;
}
