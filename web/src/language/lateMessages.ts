import type account from '@amparo/translations/en/account.json';
import type keeping from '@amparo/translations/en/keeping.json';
import type serviceForm from '@amparo/translations/en/serviceForm.json';
import type { Language } from './language.ts';

/** The sentences that only some pages need, fetched with the first of them. */
export interface LateMessages {
  account: typeof account;
  keeping: typeof keeping;
  serviceForm: typeof serviceForm;
}
export type LatePart = keyof LateMessages;

type Loaders = { [Part in LatePart]: Record<Language, () => Promise<{ default: LateMessages[Part] }>> };

const accountInEnglish = () => import('@amparo/translations/en/account.json');
const keepingInEnglish = () => import('@amparo/translations/en/keeping.json');
const serviceFormInEnglish = () => import('@amparo/translations/en/serviceForm.json');

export const lateLoaders: Loaders = {
  account: {
    en: accountInEnglish,
    es: () => import('@amparo/translations/es/account.json'),
    vi: accountInEnglish,
  },
  keeping: {
    en: keepingInEnglish,
    es: () => import('@amparo/translations/es/keeping.json'),
    vi: keepingInEnglish,
  },
  serviceForm: {
    en: serviceFormInEnglish,
    es: () => import('@amparo/translations/es/serviceForm.json'),
    vi: serviceFormInEnglish,
  },
};
