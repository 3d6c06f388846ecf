import type { Outbox } from '../../mail/outbox.ts';
import type { Notifier } from '../../notifications/notifier.ts';
import type { AccountRepository } from './accountRepository.ts';
import type { EmailLimits } from './emailLimits.ts';

/** What all handlers of accounts use. */
export interface AccountContext {
  accounts: AccountRepository;
  limits: EmailLimits;
  outbox: Outbox;
  notifier: Notifier;
  publicUrl: string;
  now: () => Temporal.Instant;
}
