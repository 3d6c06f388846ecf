import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const UnitActions = lazyWithMessages('directories', () => import('./UnitActions.tsx'));
export const AddUnit = lazyWithMessages('directories', () => import('./AddUnit.tsx'));
