import type { Language } from '../language.ts';
import { fillGaps } from './fillGaps.ts';

type Load<T> = () => Promise<{ default: T }>;

/** Fills the missing messages of a partial language from English. */
function partial<T extends object>(load: Load<object>, loadEnglish: Load<T>): Load<T> {
  return async () => {
    const [{ default: own }, { default: english }] = await Promise.all([load(), loadEnglish()]);
    return { default: fillGaps(own, english) };
  };
}

/** Vietnamese is partial: missing messages are in English (rules.md §4). */
const inEveryLanguage = <T>(en: Load<T>, es: Load<T>, vi: Load<T> = en): Record<Language, Load<T>> => ({ en, es, vi });

/** The messages that only some pages need. The first of these pages loads them. */
export const lazyMessageLoaders = {
  account: inEveryLanguage(
    () => import('@amparo/translations/en/account.json'),
    () => import('@amparo/translations/es/account.json'),
  ),
  approvals: inEveryLanguage(
    () => import('@amparo/translations/en/approvals.json'),
    () => import('@amparo/translations/es/approvals.json'),
  ),
  bulk: inEveryLanguage(
    () => import('@amparo/translations/en/bulk.json'),
    () => import('@amparo/translations/es/bulk.json'),
  ),
  changes: inEveryLanguage(
    () => import('@amparo/translations/en/changes.json'),
    () => import('@amparo/translations/es/changes.json'),
  ),
  chatbot: inEveryLanguage(
    () => import('@amparo/translations/en/chatbot.json'),
    () => import('@amparo/translations/es/chatbot.json'),
  ),
  contact: inEveryLanguage(
    () => import('@amparo/translations/en/contact.json'),
    () => import('@amparo/translations/es/contact.json'),
  ),
  coordinators: inEveryLanguage(
    () => import('@amparo/translations/en/coordinators.json'),
    () => import('@amparo/translations/es/coordinators.json'),
  ),
  crisisLines: inEveryLanguage(
    () => import('@amparo/translations/en/crisisLines.json'),
    () => import('@amparo/translations/es/crisisLines.json'),
    partial(
      () => import('@amparo/translations/vi/crisisLines.json'),
      () => import('@amparo/translations/en/crisisLines.json'),
    ),
  ),
  directories: inEveryLanguage(
    () => import('@amparo/translations/en/directories.json'),
    () => import('@amparo/translations/es/directories.json'),
  ),
  editForm: inEveryLanguage(
    () => import('@amparo/translations/en/editForm.json'),
    () => import('@amparo/translations/es/editForm.json'),
  ),
  favoritesPage: inEveryLanguage(
    () => import('@amparo/translations/en/favoritesPage.json'),
    () => import('@amparo/translations/es/favoritesPage.json'),
  ),
  feedback: inEveryLanguage(
    () => import('@amparo/translations/en/feedback.json'),
    () => import('@amparo/translations/es/feedback.json'),
  ),
  feedbacks: inEveryLanguage(
    () => import('@amparo/translations/en/feedbacks.json'),
    () => import('@amparo/translations/es/feedbacks.json'),
  ),
  introduce: inEveryLanguage(
    () => import('@amparo/translations/en/introduce.json'),
    () => import('@amparo/translations/es/introduce.json'),
    partial(
      () => import('@amparo/translations/vi/introduce.json'),
      () => import('@amparo/translations/en/introduce.json'),
    ),
  ),
  manage: inEveryLanguage(
    () => import('@amparo/translations/en/manage.json'),
    () => import('@amparo/translations/es/manage.json'),
  ),
  liaisons: inEveryLanguage(
    () => import('@amparo/translations/en/liaisons.json'),
    () => import('@amparo/translations/es/liaisons.json'),
  ),
  map: inEveryLanguage(
    () => import('@amparo/translations/en/map.json'),
    () => import('@amparo/translations/es/map.json'),
  ),
  menu: inEveryLanguage(
    () => import('@amparo/translations/en/menu.json'),
    () => import('@amparo/translations/es/menu.json'),
    partial(
      () => import('@amparo/translations/vi/menu.json'),
      () => import('@amparo/translations/en/menu.json'),
    ),
  ),
  noServices: inEveryLanguage(
    () => import('@amparo/translations/en/noServices.json'),
    () => import('@amparo/translations/es/noServices.json'),
  ),
  offers: inEveryLanguage(
    () => import('@amparo/translations/en/offers.json'),
    () => import('@amparo/translations/es/offers.json'),
  ),
  places: inEveryLanguage(
    () => import('@amparo/translations/en/places.json'),
    () => import('@amparo/translations/es/places.json'),
  ),
  regions: inEveryLanguage(
    () => import('@amparo/translations/en/regions.json'),
    () => import('@amparo/translations/es/regions.json'),
  ),
  serviceDetail: inEveryLanguage(
    () => import('@amparo/translations/en/serviceDetail.json'),
    () => import('@amparo/translations/es/serviceDetail.json'),
  ),
  serviceForm: inEveryLanguage(
    () => import('@amparo/translations/en/serviceForm.json'),
    () => import('@amparo/translations/es/serviceForm.json'),
  ),
  staticPages: inEveryLanguage(
    () => import('@amparo/translations/en/staticPages.json'),
    () => import('@amparo/translations/es/staticPages.json'),
    partial(
      () => import('@amparo/translations/vi/staticPages.json'),
      () => import('@amparo/translations/en/staticPages.json'),
    ),
  ),
  staticPagesAdmin: inEveryLanguage(
    () => import('@amparo/translations/en/staticPagesAdmin.json'),
    () => import('@amparo/translations/es/staticPagesAdmin.json'),
  ),
  towns: inEveryLanguage(
    () => import('@amparo/translations/en/towns.json'),
    () => import('@amparo/translations/es/towns.json'),
  ),
  users: inEveryLanguage(
    () => import('@amparo/translations/en/users.json'),
    () => import('@amparo/translations/es/users.json'),
  ),
};
export type LazyNamespace = keyof typeof lazyMessageLoaders;

export type LazyMessages = {
  [Part in LazyNamespace]: Awaited<ReturnType<(typeof lazyMessageLoaders)[Part]['en']>>['default'];
};
