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

/** For each call to another service: whoever waits here has a form by e-mail to turn to. */
const TIMEOUT_SECONDS = 5;

/** How long a service may take. Without TLS only where the settings say so, as tests do. */
export function patience({ protocol }: URL): DiscoveryRequestOptions {
  return { timeout: TIMEOUT_SECONDS, ...(protocol === 'http:' ? { execute: [allowInsecureRequests] } : {}) };
}

/** The same for a service whose addresses are known without asking it. */
export function bePatient(configuration: Configuration, origin: URL): Configuration {
  configuration.timeout = TIMEOUT_SECONDS;
  if (origin.protocol === 'http:') allowInsecureRequests(configuration);
  return configuration;
}

/** Where the browser is sent: with PKCE, so that a code that was overheard is of no use. */
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

/** The tokens for what the browser came back with. */
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

/** What a service tells of the person whose token this is. */
export async function readPerson(configuration: Configuration, accessToken: string, address: URL): Promise<unknown> {
  try {
    const response = await fetchProtectedResource(configuration, accessToken, address, 'GET');
    if (response.ok) return await response.json();
    throw new IdentityProblem(response.status >= 500 ? 'unavailable' : 'failed', `PERSON_${response.status}`);
  } catch (error) {
    throw toIdentityProblem(error);
  }
}
