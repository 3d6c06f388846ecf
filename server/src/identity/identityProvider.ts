import type { SocialMethod } from '@amparo/domain/users/user.ts';

/** A person's account at an identity provider. */
export interface Identity {
  method: SocialMethod;
  /** The permanent id at the provider. The email may change. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified that the email belongs to the person. */
  isEmailVerified: boolean;
  displayName: string;
}

/** Secrets that tie the callback to the sign-in that the browser started. */
export interface Checks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** An external service for signing in. Both calls throw IdentityProblem. */
export interface IdentityProvider {
  method: SocialMethod;
  /** Returns the address that the browser is redirected to. */
  begin(checks: Checks): Promise<URL>;
  /** Returns the identity of a completed sign-in. `search` is the query of the callback. */
  finish(search: string, checks: Checks): Promise<Identity>;
}

/** The keys of an application that is registered at the provider. */
export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  /** Replaces the provider's usual address. */
  origin: string | undefined;
}

/** `denied`: the person declined. `unavailable`: the service is down or slow. */
export class IdentityProblem extends Error {
  readonly kind: 'denied' | 'failed' | 'unavailable';
  /** A short code for the log. It contains no data of the request. */
  readonly code: string;

  constructor(kind: IdentityProblem['kind'], code: string) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}
