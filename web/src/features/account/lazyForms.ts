import { lazyPart } from '../../ui/lazyPart.tsx';

/** Each form with what checks it, fetched where it is shown: other pages need neither. */
export const SignInForm = lazyPart(() => import('./SignInForm.tsx'));
export const SignUpForm = lazyPart(() => import('./SignUpForm.tsx'));
export const ForgotPasswordForm = lazyPart(() => import('./ForgotPasswordForm.tsx'));
export const ResetPasswordForm = lazyPart(() => import('./ResetPasswordForm.tsx'));
export const ChangePasswordForm = lazyPart(() => import('./ChangePasswordForm.tsx'));
export const ProfileForm = lazyPart(() => import('./ProfileForm.tsx'));
