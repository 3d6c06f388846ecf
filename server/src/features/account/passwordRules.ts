import { readFileSync } from 'node:fs';
import { ApiError } from '@amparo/domain/http/apiError.ts';
import type { FieldErrorKey } from '@amparo/domain/http/fieldErrors.ts';
import type { Role } from '@amparo/domain/permissions/permissions.ts';

interface Owner {
  email: string;
  displayName: string;
  role: Role;
}

/** People with these roles can change what others wrote (rules.md §5). */
const carefulRoles: readonly Role[] = ['SUPER USER', 'ADMINISTRATOR'];
const CAREFUL_LENGTH = 12;

/** The 3000 most common passwords (from zxcvbn-ts, MIT), and some that are common here. Read at the first use. */
let commonPasswords: ReadonlySet<string> | undefined;

function isCommon(password: string): boolean {
  commonPasswords ??= new Set(readFileSync(new URL('commonPasswords.txt', import.meta.url), 'utf8').split('\n'));
  return commonPasswords.has(password);
}

/** Throws if a new password is easy to guess. `field` is its name in the request. */
export function assertPasswordStrong(password: string, owner: Owner, field: 'password' | 'newPassword'): void {
  const problem = passwordProblem(password, owner);
  if (problem) throw new ApiError('VALIDATION', { [field]: problem });
}

/** Why a new password is easy to guess, or null. */
export function passwordProblem(password: string, { email, displayName, role }: Owner): FieldErrorKey | null {
  if (carefulRoles.includes(role) && [...password].length < CAREFUL_LENGTH) return 'TOO_SHORT_FOR_ROLE';
  const lower = password.normalize('NFKC').toLowerCase();
  if (isCommon(lower.trim()) || isRepetition(lower) || isSequence(lower)) return 'PASSWORD_TOO_COMMON';
  const own = [email, email.split('@')[0] ?? '', displayName].map(letters).filter((word) => word !== '');
  return own.includes(letters(lower)) ? 'PASSWORD_IS_OWN_NAME' : null;
}

/** One to three characters, again and again: `aaaaaa`, `abcabc`, six spaces. */
function isRepetition(text: string): boolean {
  return /^(.{1,3})\1+.{0,2}$/u.test(text) && new Set(text).size <= 3;
}

/** Neighbors only: `abcdefgh`, `987654`. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, place) => code - (codes[place] ?? 0)));
  return steps.size === 1 && [1, -1].includes([...steps][0] ?? 0);
}

/** The letters of a text. Digits and signs at the end make an own name no harder to guess. */
function letters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\d{1,4}$/, '');
}
