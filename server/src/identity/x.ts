import { ClientSecretBasic, Configuration } from 'openid-client';
import { z } from 'zod';
import { authorizationUrl, exchangeCode, readPerson, withRequestOptions } from './authorizationCode.ts';
import { IdentityProblem, type IdentityProvider, type ProviderSettings } from './identityProvider.ts';

const Profile = z.object({
  data: z.object({ id: z.string().min(1), name: z.string().optional(), confirmed_email: z.string().optional() }),
});

/** OAuth 2. X sends only confirmed emails, and only to applications with that permission. */
export function x({ clientId, clientSecret, origin }: ProviderSettings, redirectUri: string): IdentityProvider {
  const pages = new URL(origin ?? 'https://x.com');
  const api = new URL(origin ?? 'https://api.x.com');
  const server = {
    issuer: pages.origin,
    authorization_endpoint: new URL('/i/oauth2/authorize', pages).href,
    token_endpoint: new URL('/2/oauth2/token', api).href,
  };
  const withSecret = ClientSecretBasic(clientSecret);
  const configuration = withRequestOptions(new Configuration(server, clientId, clientSecret, withSecret), pages);
  const me = new URL('/2/users/me?user.fields=confirmed_email', api);
  return {
    method: 'twitter',
    begin: (checks) =>
      authorizationUrl(configuration, checks, {
        redirect_uri: redirectUri,
        // X requires `tweet.read` for reading the profile.
        scope: 'users.read tweet.read users.email',
      }),
    async finish(search, checks) {
      const tokens = await exchangeCode(configuration, new URL(search, redirectUri), checks);
      const person = Profile.safeParse(await readPerson(configuration, tokens.access_token, me));
      if (!person.success) throw new IdentityProblem('failed', 'PERSON');
      const { id, name = '', confirmed_email: email = null } = person.data.data;
      return { method: 'twitter', subject: id, email, isEmailVerified: email !== null, displayName: name };
    },
  };
}
