import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const LiaisonDoings = lazyWithMessages('directories', () => import('./LiaisonDoings.tsx'));
export const AddLiaison = lazyWithMessages('directories', () => import('./AddLiaison.tsx'));
