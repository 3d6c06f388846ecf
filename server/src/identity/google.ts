import type { Configuration } from 'openid-client';
import { discovery } from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, exchangeCode, patience } from './authorizationCode.ts';
import { IdentityProblem, type IdentityProvider, type ProviderSettings } from './identityProvider.ts';
import { toIdentityProblem } from './toIdentityProblem.ts';

const Claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  /** The organisation that Google keeps the addresses of, where it is one. */
  hd: z.string().optional(),
  name: z.string().optional(),
});

/** OpenID Connect: Google signs who it is, and whether the e-mail is theirs. */
export function google({ clientId, clientSecret, origin }: ProviderSettings, redirectUri: string): IdentityProvider {
  const issuer = new URL(origin ?? 'https://accounts.google.com');
  let found: Promise<Configuration> | null = null;
  /** Asked for once; what failed is asked for again. */
  const configuration = () => {
    found ??= discovery(issuer, clientId, clientSecret, undefined, patience(issuer)).catch((error) => {
      found = null;
      throw toIdentityProblem(error);
    });
    return found;
  };
  return {
    method: 'google',
    begin: async (checks) =>
      authorizationUrl(await configuration(), checks, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        nonce: checks.nonce,
        // Whoever has several accounts, or shares a computer, is asked which.
        prompt: 'select_account',
      }),
    async finish(search, checks) {
      const tokens = await exchangeCode(await configuration(), new URL(search, redirectUri), checks, {
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      });
      const claims = Claims.safeParse(tokens.claims());
      if (!claims.success) throw new IdentityProblem('failed', 'CLAIMS');
      const { sub, email = null, name = '' } = claims.data;
      return { method: 'google', subject: sub, email, isEmailVerified: isOwnAddress(claims.data), displayName: name };
    },
  };
}

/** Google knows whose an address is only where it keeps the mailbox; of others it knows whose it once was. */
function isOwnAddress({ email = '', email_verified: isVerified = false, hd = '' }: z.infer<typeof Claims>): boolean {
  return isVerified && (hd !== '' || email.toLowerCase().endsWith('@gmail.com'));
}
