import {
  type AuthorizationCodeGrantChecks,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  type DiscoveryRequestOptions,
  fetchProtectedResource,
} from 'openid-client';
import { type Checks, IdentityProblem } from './identityProvider.ts';
import { toIdentityProblem } from './toIdentityProblem.ts';

/** Short, because people can sign in by email instead. */
const TIMEOUT_SECONDS = 5;

/** The timeout. Plain HTTP is allowed only if the configured origin uses it, as in tests. */
export function requestOptions({ protocol }: URL): DiscoveryRequestOptions {
  return { timeout: TIMEOUT_SECONDS, ...(protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}) };
}

/** Applies the same options to a service without discovery. */
export function withRequestOptions(configuration: Configuration, origin: URL): Configuration {
  configuration.timeout = TIMEOUT_SECONDS;
  if (origin.protocol === 'http:') allowInsecureRequests(configuration);
  return configuration;
}

/** The address that the browser is redirected to. PKCE makes an intercepted code useless. */
export async function authorizationUrl(
  configuration: Configuration,
  { state, codeVerifier }: Checks,
  parameters: Record<string, string>,
): Promise<URL> {
  return buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
}

/** Exchanges the code in the callback for tokens. */
export async function exchangeCode(
  configuration: Configuration,
  callback: URL,
  { state, codeVerifier }: Checks,
  more: AuthorizationCodeGrantChecks = {},
) {
  const checks = { expectedState: state, pkceCodeVerifier: codeVerifier, ...more };
  try {
    return await authorizationCodeGrant(configuration, callback, checks);
  } catch (error) {
    throw toIdentityProblem(error);
  }
}

/** Requests the profile of the token's user. */
export async function readPerson(configuration: Configuration, accessToken: string, address: URL): Promise<unknown> {
  try {
    const response = await fetchProtectedResource(configuration, accessToken, address, 'GET');
    if (response.ok) return await response.json();
    throw new IdentityProblem(response.status >= 500 ? 'unavailable' : 'failed', `PERSON_${response.status}`);
  } catch (error) {
    throw toIdentityProblem(error);
  }
}
