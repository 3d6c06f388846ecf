import { inEveryLanguage, partial } from './inEveryLanguage.ts';

/** The messages of other pages. This list is a script of its own, because every page has the other list. */
export const rareMessageLoaders = {
  map: inEveryLanguage(
    () => import('@amparo/translations/en/map.json'),
    () => import('@amparo/translations/es/map.json'),
  ),
  places: inEveryLanguage(
    () => import('@amparo/translations/en/places.json'),
    () => import('@amparo/translations/es/places.json'),
  ),
  chatbot: inEveryLanguage(
    () => import('@amparo/translations/en/chatbot.json'),
    () => import('@amparo/translations/es/chatbot.json'),
  ),
  introduce: inEveryLanguage(
    () => import('@amparo/translations/en/introduce.json'),
    () => import('@amparo/translations/es/introduce.json'),
    partial(
      () => import('@amparo/translations/vi/introduce.json'),
      () => import('@amparo/translations/en/introduce.json'),
    ),
  ),
  favoritesPage: inEveryLanguage(
    () => import('@amparo/translations/en/favoritesPage.json'),
    () => import('@amparo/translations/es/favoritesPage.json'),
  ),
  noServices: inEveryLanguage(
    () => import('@amparo/translations/en/noServices.json'),
    () => import('@amparo/translations/es/noServices.json'),
  ),
  offline: inEveryLanguage(
    () => import('@amparo/translations/en/offline.json'),
    () => import('@amparo/translations/es/offline.json'),
  ),
  staticPages: inEveryLanguage(
    () => import('@amparo/translations/en/staticPages.json'),
    () => import('@amparo/translations/es/staticPages.json'),
    partial(
      () => import('@amparo/translations/vi/staticPages.json'),
      () => import('@amparo/translations/en/staticPages.json'),
    ),
  ),
  account: inEveryLanguage(
    () => import('@amparo/translations/en/account.json'),
    () => import('@amparo/translations/es/account.json'),
  ),
  verifyEmail: inEveryLanguage(
    () => import('@amparo/translations/en/verifyEmail.json'),
    () => import('@amparo/translations/es/verifyEmail.json'),
  ),
  bedLink: inEveryLanguage(
    () => import('@amparo/translations/en/bedLink.json'),
    () => import('@amparo/translations/es/bedLink.json'),
  ),
  confirmService: inEveryLanguage(
    () => import('@amparo/translations/en/confirmService.json'),
    () => import('@amparo/translations/es/confirmService.json'),
  ),
  notices: inEveryLanguage(
    () => import('@amparo/translations/en/notices.json'),
    () => import('@amparo/translations/es/notices.json'),
  ),
  contact: inEveryLanguage(
    () => import('@amparo/translations/en/contact.json'),
    () => import('@amparo/translations/es/contact.json'),
  ),
  duplicates: inEveryLanguage(
    () => import('@amparo/translations/en/duplicates.json'),
    () => import('@amparo/translations/es/duplicates.json'),
  ),
  coordinators: inEveryLanguage(
    () => import('@amparo/translations/en/coordinators.json'),
    () => import('@amparo/translations/es/coordinators.json'),
  ),
  liaisons: inEveryLanguage(
    () => import('@amparo/translations/en/liaisons.json'),
    () => import('@amparo/translations/es/liaisons.json'),
  ),
  regions: inEveryLanguage(
    () => import('@amparo/translations/en/regions.json'),
    () => import('@amparo/translations/es/regions.json'),
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
  directories: inEveryLanguage(
    () => import('@amparo/translations/en/directories.json'),
    () => import('@amparo/translations/es/directories.json'),
  ),
  editForm: inEveryLanguage(
    () => import('@amparo/translations/en/editForm.json'),
    () => import('@amparo/translations/es/editForm.json'),
  ),
  feedbacks: inEveryLanguage(
    () => import('@amparo/translations/en/feedbacks.json'),
    () => import('@amparo/translations/es/feedbacks.json'),
  ),
  lifecycle: inEveryLanguage(
    () => import('@amparo/translations/en/lifecycle.json'),
    () => import('@amparo/translations/es/lifecycle.json'),
  ),
  manage: inEveryLanguage(
    () => import('@amparo/translations/en/manage.json'),
    () => import('@amparo/translations/es/manage.json'),
  ),
  notifications: inEveryLanguage(
    () => import('@amparo/translations/en/notifications.json'),
    () => import('@amparo/translations/es/notifications.json'),
  ),
  serviceForm: inEveryLanguage(
    () => import('@amparo/translations/en/serviceForm.json'),
    () => import('@amparo/translations/es/serviceForm.json'),
  ),
  serviceLimit: inEveryLanguage(
    () => import('@amparo/translations/en/serviceLimit.json'),
    () => import('@amparo/translations/es/serviceLimit.json'),
  ),
  staticPagesAdmin: inEveryLanguage(
    () => import('@amparo/translations/en/staticPagesAdmin.json'),
    () => import('@amparo/translations/es/staticPagesAdmin.json'),
  ),
  thisPhone: inEveryLanguage(
    () => import('@amparo/translations/en/thisPhone.json'),
    () => import('@amparo/translations/es/thisPhone.json'),
  ),
  users: inEveryLanguage(
    () => import('@amparo/translations/en/users.json'),
    () => import('@amparo/translations/es/users.json'),
  ),
};
