import { lazyWithMessages } from '../../../i18n/messages/lazyWithMessages.tsx';

/** Only for signed-in people: guests load neither this code nor its messages. */
export const RegionActions = lazyWithMessages('directories', () => import('./RegionActions.tsx'));
export const AddRegion = lazyWithMessages('directories', () => import('./AddRegion.tsx'));
