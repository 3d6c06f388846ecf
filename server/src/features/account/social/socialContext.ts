import type { IdentityProvider } from '../../../identity/identityProvider.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import type { AccountRepository } from '../accountRepository.ts';
import type { Attempts } from '../attempts.ts';

export interface SocialContext {
  accounts: AccountRepository;
  attempts: Attempts;
  providers: IdentityProvider[];
  outbox: Outbox;
  publicUrl: string;
  now: () => Temporal.Instant;
}
