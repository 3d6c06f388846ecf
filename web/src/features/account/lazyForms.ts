import { lazyPart } from '../../ui/lazyPart.tsx';

/** Each form with what checks it, fetched where it is shown: other pages need neither. */
export const SignInForm = lazyPart(() => import('./login/SignInForm.tsx'));
export const SignUpForm = lazyPart(() => import('./login/SignUpForm.tsx'));
export const ForgotPasswordForm = lazyPart(() => import('./password/ForgotPasswordForm.tsx'));
export const ResetPasswordForm = lazyPart(() => import('./password/ResetPasswordForm.tsx'));
export const ChangePasswordForm = lazyPart(() => import('./password/ChangePasswordForm.tsx'));
export const ProfileForm = lazyPart(() => import('./profile/ProfileForm.tsx'));
