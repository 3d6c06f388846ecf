import { lazyLate } from '../../../language/lazyLate.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const UnitDoings = lazyLate('directories', () => import('./UnitDoings.tsx'));
export const AddUnit = lazyLate('directories', () => import('./AddUnit.tsx'));
