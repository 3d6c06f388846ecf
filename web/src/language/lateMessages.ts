import type account from '@amparo/translations/en/account.json';
import type approvals from '@amparo/translations/en/approvals.json';
import type feedbacks from '@amparo/translations/en/feedbacks.json';
import type introduce from '@amparo/translations/en/introduce.json';
import type keeping from '@amparo/translations/en/keeping.json';
import type serviceForm from '@amparo/translations/en/serviceForm.json';
import type users from '@amparo/translations/en/users.json';
import type { Language } from './language.ts';

/** The sentences that only some pages need, fetched with the first of them. */
export interface LateMessages {
  account: typeof account;
  approvals: typeof approvals;
  introduce: typeof introduce;
  keeping: typeof keeping;
  serviceForm: typeof serviceForm;
  users: typeof users;
  feedbacks: typeof feedbacks;
}
export type LatePart = keyof LateMessages;

type Loaders = { [Part in LatePart]: Record<Language, () => Promise<{ default: LateMessages[Part] }>> };

const accountInEnglish = () => import('@amparo/translations/en/account.json');
const approvalsInEnglish = () => import('@amparo/translations/en/approvals.json');
const usersInEnglish = () => import('@amparo/translations/en/users.json');
const keepingInEnglish = () => import('@amparo/translations/en/keeping.json');
const serviceFormInEnglish = () => import('@amparo/translations/en/serviceForm.json');
const feedbacksInEnglish = () => import('@amparo/translations/en/feedbacks.json');

export const lateLoaders: Loaders = {
  account: {
    en: accountInEnglish,
    es: () => import('@amparo/translations/es/account.json'),
    vi: accountInEnglish,
  },
  introduce: {
    en: () => import('@amparo/translations/en/introduce.json'),
    es: () => import('@amparo/translations/es/introduce.json'),
    vi: () => import('./introduceVi.ts'),
  },
  approvals: {
    en: approvalsInEnglish,
    es: () => import('@amparo/translations/es/approvals.json'),
    vi: approvalsInEnglish,
  },
  users: {
    en: usersInEnglish,
    es: () => import('@amparo/translations/es/users.json'),
    vi: usersInEnglish,
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
  feedbacks: {
    en: feedbacksInEnglish,
    es: () => import('@amparo/translations/es/feedbacks.json'),
    vi: feedbacksInEnglish,
  },
};
