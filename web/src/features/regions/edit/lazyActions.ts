import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const RegionActions = lazyWithMessages('directories', () => import('./RegionActions.tsx'));
export const AddRegion = lazyWithMessages('directories', () => import('./AddRegion.tsx'));
