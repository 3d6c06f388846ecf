import type { SocialMethod } from '@amparo/domain/permissions/user.ts';

/** Somebody, as another service knows them. */
export interface Identity {
  method: SocialMethod;
  /** What that service calls them, for ever; their e-mail may change. */
  subject: string;
  email: string | null;
  /** Whether that service vouches that the e-mail is theirs. */
  isEmailVerified: boolean;
  displayName: string;
}

/** What a sign-in is recognised by when it comes back. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Another service by which people sign in here. Both calls throw IdentityProblem. */
export interface IdentityProvider {
  method: SocialMethod;
  /** Where the browser is sent to. */
  begin(checks: Checks): Promise<URL>;
  /** Who has come back; `search`: the query that the browser came back with. */
  finish(search: string, checks: Checks): Promise<Identity>;
}

/** The keys of an application that is registered there. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Where the service is, if not at its usual address. */
  origin: string | undefined;
}

/** `denied`: the person said no; `unavailable`: the service is down, or slow. */
export class IdentityProblem extends Error {
  readonly kind: 'denied' | 'failed' | 'unavailable';
  /** A short code that quotes nothing of what was sent, for the log. */
  readonly code: string;

  constructor(kind: IdentityProblem['kind'], code: string) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}
