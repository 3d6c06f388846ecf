import { inEveryLanguage } from './inEveryLanguage.ts';

/** The messages of pages that few people open. This list is a script of its own, because every page has the other list. */
export const rareMessageLoaders = {
  account: inEveryLanguage(
    () => import('@amparo/translations/en/account.json'),
    () => import('@amparo/translations/es/account.json'),
  ),
  contact: inEveryLanguage(
    () => import('@amparo/translations/en/contact.json'),
    () => import('@amparo/translations/es/contact.json'),
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
  manage: inEveryLanguage(
    () => import('@amparo/translations/en/manage.json'),
    () => import('@amparo/translations/es/manage.json'),
  ),
  serviceForm: inEveryLanguage(
    () => import('@amparo/translations/en/serviceForm.json'),
    () => import('@amparo/translations/es/serviceForm.json'),
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
