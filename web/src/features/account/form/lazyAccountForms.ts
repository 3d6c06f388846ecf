import { lazyPart } from '../../../ui/lazyPart.tsx';

// One file for all forms. Pages without a form need neither it nor the validation.
const load = () => import('./accountForms.tsx');

export const SignInForm = lazyPart(async () => ({ default: (await load()).SignInForm }));
export const SignUpForm = lazyPart(async () => ({ default: (await load()).SignUpForm }));
export const FactorForm = lazyPart(async () => ({ default: (await load()).FactorForm }));
export const ForgotPasswordForm = lazyPart(async () => ({ default: (await load()).ForgotPasswordForm }));
export const ResetPasswordForm = lazyPart(async () => ({ default: (await load()).ResetPasswordForm }));
export const ChangePasswordForm = lazyPart(async () => ({ default: (await load()).ChangePasswordForm }));
export const ProfileForm = lazyPart(async () => ({ default: (await load()).ProfileForm }));
export const DeleteAccountForm = lazyPart(async () => ({ default: (await load()).DeleteAccountForm }));
