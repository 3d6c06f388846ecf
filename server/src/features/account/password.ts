import { hash, verify } from '@node-rs/argon2';

/** Of a password that nobody knows, made as `hashPassword` makes them: what is compared where there is no account. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$7KU0hEkKGfd3JoQVu0IHKA$3PPwkdyIa2xM0wMOKee7Scll20R2UR+IvsXJFw58OO0';

/** Argon2id; however a keyboard composes an accented letter, the password is the same. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Takes as long for an account that is not there, or has no password, so that nobody learns which e-mails have one. */
export async function isPasswordRight(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? nobodysHash, password.normalize('NFKC'));
  return passwordHash != null && isRight;
}
