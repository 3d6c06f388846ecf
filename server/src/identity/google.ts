import { type Configuration, discovery } from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, exchangeCode, requestOptions } from './authorizationCode.ts';
import { IdentityProblem, type IdentityProvider, type ProviderSettings } from './identityProvider.ts';
import { toIdentityProblem } from './toIdentityProblem.ts';

const Claims = z.object({
  sub: z.string(),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  /** The domain of the Google Workspace organization, if the account belongs to one. */
  hd: z.string().optional(),
  name: z.string().optional(),
});

/** OpenID Connect: Google signs the identity and whether the email is verified. */
export function google({ clientId, clientSecret, origin }: ProviderSettings, redirectUri: string): IdentityProvider {
  const issuer = new URL(origin ?? 'https://accounts.google.com');
  let found: Promise<Configuration> | null = null;
  /** Discovered once. A failed discovery is repeated. */
  const configuration = () => {
    found ??= discovery(issuer, clientId, clientSecret, undefined, requestOptions(issuer)).catch((error) => {
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
        // A person may have several accounts, or share a computer.
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

/** Trust only addresses with a mailbox at Google. Another address may have a new owner since Google verified it. */
function isOwnAddress({ email = '', email_verified: isVerified = false, hd = '' }: z.infer<typeof Claims>): boolean {
  return isVerified && (hd !== '' || email.toLowerCase().endsWith('@gmail.com'));
}
