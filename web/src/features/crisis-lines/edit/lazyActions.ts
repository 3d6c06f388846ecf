import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const CrisisLineActions = lazyWithMessages('directories', () => import('./CrisisLineActions.tsx'));
export const LinesBar = lazyWithMessages('directories', () => import('../order/LinesBar.tsx'));
