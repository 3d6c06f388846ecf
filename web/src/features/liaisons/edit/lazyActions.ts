import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const LiaisonActions = lazyWithMessages('directories', () => import('./LiaisonActions.tsx'));
export const AddLiaison = lazyWithMessages('directories', () => import('./AddLiaison.tsx'));
