import { lazyLate } from '../../../language/lazyLate.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const LineDoings = lazyLate('directories', () => import('./LineDoings.tsx'));
export const LinesBar = lazyLate('directories', () => import('../order/LinesBar.tsx'));
