import type { RateLimiter } from '../../http/limits/rateLimiter.ts';

const SECONDS = 15 * 60;

/**
 * How often something may be tried for one email (rules.md §4), from any client address, with or without an account. The
 * right password resets the count.
 */
export function emailLimits(rateLimiter: RateLimiter) {
  const limit = (name: string, max: number) => {
    const counted = rateLimiter.limit({ name, max, seconds: SECONDS, error: 'TOO_MANY_ATTEMPTS' });
    return {
      assertAllowed: (email: string) => counted.assertAllowed(email.toLowerCase()),
      reset: (email: string) => counted.reset(email.toLowerCase()),
    };
  };
  return {
    password: limit('password', 10),
    resetLink: limit('reset-link', 5),
    confirmLink: limit('confirm-link', 5),
  };
}

export type EmailLimits = ReturnType<typeof emailLimits>;
