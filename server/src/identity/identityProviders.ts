import type { SocialMethod } from '@amparo/domain/users/user.ts';
import { facebook } from './facebook.ts';
import { google } from './google.ts';
import type { IdentityProvider, ProviderSettings } from './identityProvider.ts';
import { x } from './x.ts';

const makers = { google, facebook, twitter: x } as const;

/** The providers with configured keys, in the order of the sign-in page. */
export function identityProviders(
  settings: Record<SocialMethod, ProviderSettings | undefined>,
  publicUrl: string,
): IdentityProvider[] {
  const methods = Object.keys(makers) as SocialMethod[];
  return methods.flatMap((method) => {
    const keys = settings[method];
    return keys ? [makers[method](keys, `${publicUrl}/api/auth/${method}/callback`)] : [];
  });
}
