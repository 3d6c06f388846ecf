import { inBothLanguages } from './inBothLanguages.ts';

/** The messages of other pages. This list is a script of its own, because every page has the other list. */
export const rareMessageLoaders = {
  map: inBothLanguages(
    () => import('@amparo/translations/en/map.json'),
    () => import('@amparo/translations/es/map.json'),
  ),
  places: inBothLanguages(
    () => import('@amparo/translations/en/places.json'),
    () => import('@amparo/translations/es/places.json'),
  ),
  chatbot: inBothLanguages(
    () => import('@amparo/translations/en/chatbot.json'),
    () => import('@amparo/translations/es/chatbot.json'),
  ),
  introduce: inBothLanguages(
    () => import('@amparo/translations/en/introduce.json'),
    () => import('@amparo/translations/es/introduce.json'),
  ),
  favoritesPage: inBothLanguages(
    () => import('@amparo/translations/en/favoritesPage.json'),
    () => import('@amparo/translations/es/favoritesPage.json'),
  ),
  noServices: inBothLanguages(
    () => import('@amparo/translations/en/noServices.json'),
    () => import('@amparo/translations/es/noServices.json'),
  ),
  offline: inBothLanguages(
    () => import('@amparo/translations/en/offline.json'),
    () => import('@amparo/translations/es/offline.json'),
  ),
  staticPages: inBothLanguages(
    () => import('@amparo/translations/en/staticPages.json'),
    () => import('@amparo/translations/es/staticPages.json'),
  ),
  account: inBothLanguages(
    () => import('@amparo/translations/en/account.json'),
    () => import('@amparo/translations/es/account.json'),
  ),
  verifyEmail: inBothLanguages(
    () => import('@amparo/translations/en/verifyEmail.json'),
    () => import('@amparo/translations/es/verifyEmail.json'),
  ),
  bedLink: inBothLanguages(
    () => import('@amparo/translations/en/bedLink.json'),
    () => import('@amparo/translations/es/bedLink.json'),
  ),
  confirmService: inBothLanguages(
    () => import('@amparo/translations/en/confirmService.json'),
    () => import('@amparo/translations/es/confirmService.json'),
  ),
  notices: inBothLanguages(
    () => import('@amparo/translations/en/notices.json'),
    () => import('@amparo/translations/es/notices.json'),
  ),
  guides: inBothLanguages(
    () => import('@amparo/translations/en/guides.json'),
    () => import('@amparo/translations/es/guides.json'),
  ),
  contact: inBothLanguages(
    () => import('@amparo/translations/en/contact.json'),
    () => import('@amparo/translations/es/contact.json'),
  ),
  sources: inBothLanguages(
    () => import('@amparo/translations/en/sources.json'),
    () => import('@amparo/translations/es/sources.json'),
  ),
  duplicates: inBothLanguages(
    () => import('@amparo/translations/en/duplicates.json'),
    () => import('@amparo/translations/es/duplicates.json'),
  ),
  coordinators: inBothLanguages(
    () => import('@amparo/translations/en/coordinators.json'),
    () => import('@amparo/translations/es/coordinators.json'),
  ),
  liaisons: inBothLanguages(
    () => import('@amparo/translations/en/liaisons.json'),
    () => import('@amparo/translations/es/liaisons.json'),
  ),
  regions: inBothLanguages(
    () => import('@amparo/translations/en/regions.json'),
    () => import('@amparo/translations/es/regions.json'),
  ),
  approvals: inBothLanguages(
    () => import('@amparo/translations/en/approvals.json'),
    () => import('@amparo/translations/es/approvals.json'),
  ),
  bulk: inBothLanguages(
    () => import('@amparo/translations/en/bulk.json'),
    () => import('@amparo/translations/es/bulk.json'),
  ),
  changes: inBothLanguages(
    () => import('@amparo/translations/en/changes.json'),
    () => import('@amparo/translations/es/changes.json'),
  ),
  directories: inBothLanguages(
    () => import('@amparo/translations/en/directories.json'),
    () => import('@amparo/translations/es/directories.json'),
  ),
  editForm: inBothLanguages(
    () => import('@amparo/translations/en/editForm.json'),
    () => import('@amparo/translations/es/editForm.json'),
  ),
  feedbacks: inBothLanguages(
    () => import('@amparo/translations/en/feedbacks.json'),
    () => import('@amparo/translations/es/feedbacks.json'),
  ),
  lifecycle: inBothLanguages(
    () => import('@amparo/translations/en/lifecycle.json'),
    () => import('@amparo/translations/es/lifecycle.json'),
  ),
  table: inBothLanguages(
    () => import('@amparo/translations/en/table.json'),
    () => import('@amparo/translations/es/table.json'),
  ),
  manage: inBothLanguages(
    () => import('@amparo/translations/en/manage.json'),
    () => import('@amparo/translations/es/manage.json'),
  ),
  notifications: inBothLanguages(
    () => import('@amparo/translations/en/notifications.json'),
    () => import('@amparo/translations/es/notifications.json'),
  ),
  serviceForm: inBothLanguages(
    () => import('@amparo/translations/en/serviceForm.json'),
    () => import('@amparo/translations/es/serviceForm.json'),
  ),
  serviceLimit: inBothLanguages(
    () => import('@amparo/translations/en/serviceLimit.json'),
    () => import('@amparo/translations/es/serviceLimit.json'),
  ),
  staticPagesAdmin: inBothLanguages(
    () => import('@amparo/translations/en/staticPagesAdmin.json'),
    () => import('@amparo/translations/es/staticPagesAdmin.json'),
  ),
  thisPhone: inBothLanguages(
    () => import('@amparo/translations/en/thisPhone.json'),
    () => import('@amparo/translations/es/thisPhone.json'),
  ),
  users: inBothLanguages(
    () => import('@amparo/translations/en/users.json'),
    () => import('@amparo/translations/es/users.json'),
  ),
};
