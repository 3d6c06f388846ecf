import type { SocialMethod } from '@amparo/domain/users/user.ts';

interface Told {
  /** What the page says (web/src/features/account/SocialNotice.tsx). */
  problem: 'denied' | 'failed' | 'unavailable' | 'busy' | 'expired' | 'noEmail' | 'confirm';
  by: SocialMethod | null;
  back?: string;
}

/** The page to sign in on, with a word about what happened. Without an e-mail, one can only sign up by one's own. */
export function loginPath({ problem, by, back = '/' }: Told): string {
  const search = new URLSearchParams(by ? { problem, by } : { problem });
  if (problem === 'noEmail') search.set('tab', 'sign_up');
  if (back !== '/') search.set('back', back);
  return `/login?${search}`;
}
