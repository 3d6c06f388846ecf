import type account from '@amparo/translations/en/account.json';
import type { Language } from './language.ts';

/** The sentences that only some pages need, fetched with the first of them. */
export interface LateMessages {
  account: typeof account;
}
export type LatePart = keyof LateMessages;

type Loaders = { [Part in LatePart]: Record<Language, () => Promise<{ default: LateMessages[Part] }>> };

const accountInEnglish = () => import('@amparo/translations/en/account.json');

export const lateLoaders: Loaders = {
  account: {
    en: accountInEnglish,
    es: () => import('@amparo/translations/es/account.json'),
    vi: accountInEnglish,
  },
};
