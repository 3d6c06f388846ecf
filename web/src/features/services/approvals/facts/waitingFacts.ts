import { addressLine } from '@amparo/domain/services/directions/directionsHref.ts';
import { writeHours } from '@amparo/domain/services/hours-text/writeHours.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { Language } from '../../../../i18n/language.ts';
import { type WebAddress, webAddress } from '../../../../ui/cards/webAddress.ts';
import type { MappedService } from '../../service-page/WhereItIs.tsx';
import { serviceCard } from '../../serviceCard.ts';

/** What an administrator checks before a service is published. */
export interface WaitingFacts {
  phone: string;
  email: string;
  website: WebAddress | null;
  address: string;
  /** As people write them. Empty if the service has none. */
  hours: string;
  isContact: boolean;
  /** Null without a position. */
  mapped: MappedService | null;
  /** Whether somebody changed it after it was added. */
  wasChanged: boolean;
}

export function waitingFacts(service: Service, language: Language, now: string): WaitingFacts {
  const { phone, contactEmail, website, isContact, createdAt, updatedAt } = service;
  const { name, openStatus, point, precision, city, zip } = serviceCard(service, language, now);
  return {
    phone,
    email: contactEmail,
    website: webAddress(website),
    address: addressLine(service),
    hours: writeHours(service, { language: language === 'es' ? 'es' : 'en' }),
    isContact,
    mapped: point && { name, openStatus, point, precision, city, zip },
    wasChanged: updatedAt > createdAt,
  };
}
