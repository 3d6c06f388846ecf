import { inBothLanguages } from './inBothLanguages.ts';
import type { rareMessageLoaders } from './rareMessages.ts';

/** The messages that only some pages need. The first of these pages loads them. */
export const lazyMessageLoaders = {
  crisisLines: inBothLanguages(
    () => import('@amparo/translations/en/crisisLines.json'),
    () => import('@amparo/translations/es/crisisLines.json'),
  ),
  feedback: inBothLanguages(
    () => import('@amparo/translations/en/feedback.json'),
    () => import('@amparo/translations/es/feedback.json'),
  ),
  menu: inBothLanguages(
    () => import('@amparo/translations/en/menu.json'),
    () => import('@amparo/translations/es/menu.json'),
  ),
  offers: inBothLanguages(
    () => import('@amparo/translations/en/offers.json'),
    () => import('@amparo/translations/es/offers.json'),
  ),
  serviceDetail: inBothLanguages(
    () => import('@amparo/translations/en/serviceDetail.json'),
    () => import('@amparo/translations/es/serviceDetail.json'),
  ),
  towns: inBothLanguages(
    () => import('@amparo/translations/en/towns.json'),
    () => import('@amparo/translations/es/towns.json'),
  ),
};

type Loaders = typeof lazyMessageLoaders & typeof rareMessageLoaders;
export type LazyNamespace = keyof Loaders;

export type LazyMessages = {
  [Part in LazyNamespace]: Awaited<ReturnType<Loaders[Part]['en']>>['default'];
};
