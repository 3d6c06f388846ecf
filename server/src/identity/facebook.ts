import { Configuration } from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, exchangeCode, readPerson, withRequestOptions } from './authorizationCode.ts';
import { IdentityProblem, type IdentityProvider, type ProviderSettings } from './identityProvider.ts';

const Profile = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

/** OAuth 2. Addresses without a version use the version that the application was created with. */
export function facebook({ clientId, clientSecret, origin }: ProviderSettings, redirectUri: string): IdentityProvider {
  const pages = new URL(origin ?? 'https://www.facebook.com');
  const graph = new URL(origin ?? 'https://graph.facebook.com');
  const server = {
    issuer: pages.origin,
    authorization_endpoint: new URL('/dialog/oauth', pages).href,
    token_endpoint: new URL('/oauth/access_token', graph).href,
  };
  const configuration = withRequestOptions(new Configuration(server, clientId, clientSecret), pages);
  const me = new URL('/me?fields=id,name,email', graph);
  return {
    method: 'facebook',
    begin: (checks) =>
      authorizationUrl(configuration, checks, { redirect_uri: redirectUri, scope: 'public_profile,email' }),
    async finish(search, checks) {
      const tokens = await exchangeCode(configuration, new URL(search, redirectUri), checks);
      const person = Profile.safeParse(await readPerson(configuration, tokens.access_token, me));
      if (!person.success) throw new IdentityProblem('failed', 'PERSON');
      const { id, name = '', email = null } = person.data;
      // Facebook requires applications to verify an email themselves (docs/decisions/social-sign-in.md).
      return { method: 'facebook', subject: id, email, isEmailVerified: false, displayName: name };
    },
  };
}
