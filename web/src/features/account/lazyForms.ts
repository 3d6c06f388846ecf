import { lazy } from 'react';

/** Each form with what checks it, fetched where it is shown: other pages need neither. */
export const SignInForm = lazy(() => import('./SignInForm.tsx'));
export const SignUpForm = lazy(() => import('./SignUpForm.tsx'));
export const ForgotPasswordForm = lazy(() => import('./ForgotPasswordForm.tsx'));
export const ResetPasswordForm = lazy(() => import('./ResetPasswordForm.tsx'));
export const ChangePasswordForm = lazy(() => import('./ChangePasswordForm.tsx'));
export const ProfileForm = lazy(() => import('./ProfileForm.tsx'));
