import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** Only for signed-in people: guests load neither this code nor its messages. */
export const LiaisonActions = lazyWithMessages('directories', () => import('./LiaisonActions.tsx'));
export const AddLiaison = lazyWithMessages('directories', () => import('./AddLiaison.tsx'));
