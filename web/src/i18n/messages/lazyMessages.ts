import { inEveryLanguage, partial } from './inEveryLanguage.ts';
import type { rareMessageLoaders } from './rareMessages.ts';

/** The messages that only some pages need. The first of these pages loads them. */
export const lazyMessageLoaders = {
  crisisLines: inEveryLanguage(
    () => import('@amparo/translations/en/crisisLines.json'),
    () => import('@amparo/translations/es/crisisLines.json'),
    partial(
      () => import('@amparo/translations/vi/crisisLines.json'),
      () => import('@amparo/translations/en/crisisLines.json'),
    ),
  ),
  feedback: inEveryLanguage(
    () => import('@amparo/translations/en/feedback.json'),
    () => import('@amparo/translations/es/feedback.json'),
  ),
  menu: inEveryLanguage(
    () => import('@amparo/translations/en/menu.json'),
    () => import('@amparo/translations/es/menu.json'),
    partial(
      () => import('@amparo/translations/vi/menu.json'),
      () => import('@amparo/translations/en/menu.json'),
    ),
  ),
  offers: inEveryLanguage(
    () => import('@amparo/translations/en/offers.json'),
    () => import('@amparo/translations/es/offers.json'),
  ),
  serviceDetail: inEveryLanguage(
    () => import('@amparo/translations/en/serviceDetail.json'),
    () => import('@amparo/translations/es/serviceDetail.json'),
  ),
  towns: inEveryLanguage(
    () => import('@amparo/translations/en/towns.json'),
    () => import('@amparo/translations/es/towns.json'),
  ),
};

type Loaders = typeof lazyMessageLoaders & typeof rareMessageLoaders;
export type LazyNamespace = keyof Loaders;

export type LazyMessages = {
  [Part in LazyNamespace]: Awaited<ReturnType<Loaders[Part]['en']>>['default'];
};
