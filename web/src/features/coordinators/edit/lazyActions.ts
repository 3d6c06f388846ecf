import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** Only for signed-in people: guests load neither this code nor its messages. */
export const UnitActions = lazyWithMessages('directories', () => import('./UnitActions.tsx'));
export const AddUnit = lazyWithMessages('directories', () => import('./AddUnit.tsx'));
