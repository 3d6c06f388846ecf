import { lazyWithMessages } from '../../../i18n/lazyWithMessages.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const UnitDoings = lazyWithMessages('directories', () => import('./UnitDoings.tsx'));
export const AddUnit = lazyWithMessages('directories', () => import('./AddUnit.tsx'));
