import type { IdentityProvider } from '../../../identity/identityProvider.ts';
import type { AccountContext } from '../accountContext.ts';

export interface SocialContext extends AccountContext {
  providers: IdentityProvider[];
}
