import type { DuplicatePair, PairedService } from '@amparo/domain/services/duplicates/duplicateRoutes.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { type ServiceType, serviceTypes } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { foldText } from '@amparo/domain/understanding/words/foldText.ts';
import { type InLanguage, inLanguage } from '../../../../i18n/inLanguage.ts';
import type { Language } from '../../../../i18n/language.ts';
import { type WaitingFacts, waitingFacts } from '../facts/waitingFacts.ts';

/** The data of a waiting service that an administrator sees in the list. */
export interface WaitingService {
  id: string;
  name: string;
  types: ServiceType[];
  summary: InLanguage;
  city: string;
  /** The person who added it, or the directory that it was imported from. */
  addedBy: string | null;
  createdAt: string;
  /** Whether somebody can correct it. */
  isOwned: boolean;
  /** Whether the owner must first prove the email. */
  waitsForEmail: boolean;
  /** The services that it likely repeats. */
  similar: PairedService[];
  facts: WaitingFacts;
  /** The text for the search, without case and accents. */
  searchText: string;
}

interface WaitingContext {
  language: Language;
  now: string;
  unprovenOwners: readonly string[];
  pairs: readonly DuplicatePair[];
}

export function waitingService(
  service: Service,
  { language, now, unprovenOwners, pairs }: WaitingContext,
): WaitingService {
  const { id, name, type, serviceSummary, serviceSummaryEs, city, userEmail, source, createdAt } = service;
  const addedBy = userEmail ?? source?.name ?? null;
  return {
    id,
    name,
    types: type,
    summary: inLanguage({ en: serviceSummary, es: serviceSummaryEs }, language),
    city,
    addedBy,
    createdAt,
    isOwned: Boolean(service.user || service.managedUsers?.length),
    waitsForEmail: service.user !== null && service.user !== undefined && unprovenOwners.includes(service.user),
    similar: similarTo(id, pairs),
    facts: waitingFacts(service, language, now),
    searchText: foldText([name, serviceSummary, serviceSummaryEs, city, addedBy ?? ''].join(' ')),
  };
}

function similarTo(id: string, pairs: readonly DuplicatePair[]): PairedService[] {
  const own = pairs.filter(({ first, second }) => [first.id, second.id].includes(id));
  return own.map(({ first, second }) => (first.id === id ? second : first));
}

/** Returns the services that contain all typed words, ignoring case and accents. */
export function findWaiting(services: readonly WaitingService[], typed: string): WaitingService[] {
  const words = foldText(typed).split(' ');
  return services.filter(({ searchText }) => words.every((word) => searchText.includes(word)));
}

export interface WaitingGroup {
  type: ServiceType;
  services: WaitingService[];
}

/** Groups services by kind of help (spec §2). A service of two kinds is in both groups. */
export function groupByType(services: readonly WaitingService[]): WaitingGroup[] {
  return serviceTypes
    .map((type) => ({ type, services: services.filter(({ types }) => types.includes(type)) }))
    .filter((group) => group.services.length > 0);
}
