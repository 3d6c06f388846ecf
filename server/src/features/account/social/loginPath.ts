import type { SocialMethod } from '@amparo/domain/users/user.ts';

interface Problem {
  /** The message of the page (web/src/features/account/SocialNotice.tsx). */
  problem: 'denied' | 'failed' | 'unavailable' | 'busy' | 'expired' | 'noEmail' | 'confirm';
  by: SocialMethod | null;
  back?: string;
}

/** The page to sign in, with a message. Without an email from the other service, people must sign up with one. */
export function loginPath({ problem, by, back = '/' }: Problem): string {
  const search = new URLSearchParams(by ? { problem, by } : { problem });
  if (problem === 'noEmail') search.set('tab', 'sign_up');
  if (back !== '/') search.set('back', back);
  return `/login?${search}`;
}
