import type { LocationPrecision } from '@amparo/domain/places/locationPrecision.ts';
import { directionsHref } from '@amparo/domain/services/directions/directionsHref.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { Audience, ServiceType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { type InLanguage, inLanguage } from '../../i18n/inLanguage.ts';
import type { Language } from '../../i18n/language.ts';
import { type BedsLeft, bedsLeft } from './bedsLeft.ts';
import { type OffersLine, offersLine, offersOf } from './offers.ts';
import { type StatusText, statusText } from './statusText.ts';

/** The data of a service's card. Keep it small: the page contains it as HTML and as data. */
export interface ServiceCardData {
  id: string;
  name: string;
  /** The first kind of help, for the mark. */
  mainType: ServiceType | null;
  openStatus: StatusText;
  distance: number | null;
  isAddressConfidential: boolean;
  /** How exact `distance` and `point` are. */
  precision: LocationPrecision;
  city: string;
  /** Empty unless the position is known only by the ZIP code. */
  zip: string;
  beds: BedsLeft | null;
  /** Empty if everyone may come. */
  audiences: Audience[];
  summary: InLanguage;
  /** What people get, in one line. Null if it would only repeat the kind. */
  offers: OffersLine | null;
  phone: string;
  directions: string | null;
  /** Longitude and latitude to about ten meters. Null if unknown or if the address is confidential. */
  point: readonly [number, number] | null;
  likes: number;
  isSample: boolean;
}

export function serviceCard(service: Service, language: Language, now: string): ServiceCardData {
  return {
    id: service.id,
    name: service.name,
    mainType: service.type[0] ?? null,
    openStatus: statusText(service.openStatus, service.timeZone, now, language),
    distance: service.distance ?? null,
    isAddressConfidential: service.isAddressConfidential,
    precision: service.locationPrecision,
    city: service.city,
    zip: service.locationPrecision === 'zip' ? service.zip : '',
    beds: bedsLeft(service),
    audiences: service.category.includes('ALL') ? [] : service.category,
    summary: inLanguage({ en: service.serviceSummary, es: service.serviceSummaryEs }, language),
    offers: offersLine(offersOf(service, language)),
    phone: service.phone,
    directions: directionsHref(service),
    point: mapPoint(service),
    likes: service.likes,
    isSample: service.isSample,
  };
}

function mapPoint({ location, isAddressConfidential }: Service): ServiceCardData['point'] {
  if (!location || isAddressConfidential) return null;
  const [longitude, latitude] = location.coordinates;
  return [round(longitude), round(latitude)];
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
