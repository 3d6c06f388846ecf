import type { AccountContext } from '../accountContext.ts';

export interface SecondFactorContext extends AccountContext {
  /** Apps and devices show it beside the code or the passkey. */
  appName: string;
}
