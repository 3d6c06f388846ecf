import { lazyLate } from '../../../language/lazyLate.tsx';

/** For those who are signed in alone: guests fetch neither these parts nor their sentences. */
export const LiaisonDoings = lazyLate('directories', () => import('./LiaisonDoings.tsx'));
export const AddLiaison = lazyLate('directories', () => import('./AddLiaison.tsx'));
