import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** Only for signed-in people: guests load neither this code nor its messages. */
export const CrisisLineActions = lazyWithMessages('directories', () => import('./CrisisLineActions.tsx'));
export const LinesBar = lazyWithMessages('directories', () => import('../order/LinesBar.tsx'));
