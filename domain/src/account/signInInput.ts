import * as z from 'zod/mini';
import { accountEmail, password } from './accountFields.ts';

export const SignInInput = z.strictObject({ email: accountEmail, password });
export type SignInInput = z.output<typeof SignInInput>;
