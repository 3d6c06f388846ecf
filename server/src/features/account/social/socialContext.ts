import type { IdentityProvider } from '../../../identity/identityProvider.ts';
import type { Outbox } from '../../../mail/outbox.ts';
import type { Notifier } from '../../../notifications/notifier.ts';
import type { AccountRepository } from '../accountRepository.ts';
import type { EmailLimits } from '../emailLimits.ts';

export interface SocialContext {
  accounts: AccountRepository;
  limits: EmailLimits;
  providers: IdentityProvider[];
  outbox: Outbox;
  notifier: Notifier;
  publicUrl: string;
  now: () => Temporal.Instant;
}
