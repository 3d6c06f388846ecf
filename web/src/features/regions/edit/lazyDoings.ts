import { lazyLate } from '../../../language/lazyLate.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const RegionDoings = lazyLate('directories', () => import('./RegionDoings.tsx'));
export const AddRegion = lazyLate('directories', () => import('./AddRegion.tsx'));
