import type { Outbox } from '../../../mail/outbox.ts';
import type { Notifier } from '../../../notifications/notifier.ts';
import type { AccountRepository } from '../accountRepository.ts';
import type { EmailLimits } from '../emailLimits.ts';

export interface SecondFactorContext {
  accounts: AccountRepository;
  limits: EmailLimits;
  outbox: Outbox;
  notifier: Notifier;
  publicUrl: string;
  /** Apps and devices show it beside the code or the passkey. */
  appName: string;
  now: () => Temporal.Instant;
}
