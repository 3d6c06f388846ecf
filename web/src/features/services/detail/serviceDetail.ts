import { type BilingualField, otherTextOf } from '@amparo/domain/services/bilingualTexts.ts';
import { addressLine } from '@amparo/domain/services/directions/directionsHref.ts';
import { localDate, longDate } from '@amparo/domain/services/hours/clockText.ts';
import { type WeekHours, weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import type { Service, ServiceDetails } from '@amparo/domain/services/service.ts';
import type { Audience, ServiceType, SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { type InLanguage, inLanguage } from '../../../i18n/inLanguage.ts';
import type { Language } from '../../../i18n/language.ts';
import { type WebAddress, webAddress } from '../../../ui/cards/webAddress.ts';
import { type Alert, currentAlert } from '../alerts/alertOf.ts';
import { offersOf } from '../offers.ts';
import { type ServiceCardData, serviceCard } from '../serviceCard.ts';
import { type DescribedFacts, describedFacts } from './describedFacts.ts';

/** The data of a service's page, in the reader's language. */
export interface ServiceDetail extends ServiceCardData {
  updatedAt: string;
  /** Separated by commas. */
  alternateNames: string;
  type: ServiceType[];
  subTypes: SubType[];
  category: Audience[];
  /** The current alert. */
  alert: Alert | null;
  description: InLanguage;
  /** The description without its quotes in `facts`. */
  about: InLanguage;
  /** What the description says about appointments, papers, and cost. */
  facts: DescribedFacts['facts'];
  /** The names of what people get here, strongest first. */
  allOffers: string[];
  /** Other services at this address. */
  alsoHere: ServiceDetails['alsoHere'];
  /** The same service at other addresses: its name, and where. */
  alsoAt: { id: string; name: string; where: string }[];
  isApproved: boolean;
  /** Present while lists leave it out. `until` is the day it returns, such as `December 7, 2026`, or null. */
  pause: { until: string | null } | null;
  /** Why an administrator sent the waiting service back. */
  sentBackReason: string | null;
  /** Whether somebody can correct it. Only people who may edit the service know. */
  isOwned: boolean;
  /** True if a text on the page is a machine translation. */
  isMachineMade: boolean;
  age: InLanguage;
  address: string;
  postal: ReturnType<typeof postalAddress>;
  email: string;
  links: LinkOut[];
  week: WeekHours;
  /** A date: `December 7, 2026`. */
  updatedOn: string;
  /** False if nobody has confirmed the service. `confirmedAt` is then the time when it was added. */
  isConfirmed: boolean;
  /** The name of the directory that it came from. Null: it was entered here, or is sample data. */
  from: string | null;
  confirmedAt: string;
  confirmedOn: string;
  isShowFlag: boolean;
  isShowDonate: boolean;
  today: string;
}

export function serviceDetail(
  service: Service & Partial<ServiceDetails>,
  language: Language,
  now: string,
): ServiceDetail {
  const description = inLanguage({ en: service.description, es: service.descriptionEs }, language);
  const card = serviceCard(service, language, now);
  const shown = description.text ? description : card.summary;
  const { facts, rest } = describedFacts(shown.text);
  return {
    ...card,
    alternateNames: service.alternateNames.join(', '),
    type: service.type,
    subTypes: service.subTypes,
    category: service.category,
    alert: currentAlert(service, language, now),
    description: shown,
    about: { ...shown, text: rest },
    facts,
    allOffers: offersOf(service, language),
    alsoHere: service.alsoHere ?? [],
    alsoAt: (service.alsoAt ?? []).map(({ id, name, address1, city }) => ({
      ...{ id, name, where: [address1, city].filter(Boolean).join(', ') },
    })),
    isApproved: service.isApproved,
    pause: service.pause ? { until: service.pause.until && longDate(service.pause.until, language) } : null,
    sentBackReason: service.sentBackReason ?? null,
    isOwned: Boolean(service.user || service.managedUsers?.length),
    isMachineMade: isMachineMade(service, language),
    age: inLanguage({ en: service.age, es: service.ageEs }, language),
    address: addressLine(service),
    postal: postalAddress(service),
    email: service.contactEmail,
    links: linksOut(service),
    week: weekHours(service, now, service.timeZone),
    ...datesOf(service, language, now),
    from: service.isSample ? null : (service.source?.name ?? null),
    isShowFlag: service.isShowFlag,
    isShowDonate: service.isShowDonate,
  };
}

/** By the service's own clock. */
function datesOf({ timeZone, updatedAt, createdAt, verifiedAt }: Service, language: Language, now: string) {
  const dateOf = (instant: string) => longDate(localDate(instant, timeZone), language);
  const confirmedAt = verifiedAt ?? createdAt;
  return {
    updatedAt,
    updatedOn: dateOf(updatedAt),
    isConfirmed: verifiedAt !== null,
    confirmedAt,
    confirmedOn: dateOf(confirmedAt),
    today: dateOf(now),
  };
}

/** Whether a text on the page is a machine translation. The page shows the summary only without a description. */
function isMachineMade({ machineMade, ...service }: Service, language: Language): boolean {
  const hasDescription = service.descriptionEs.trim() !== '' || service.description.trim() !== '';
  const shown: BilingualField[] = [hasDescription ? 'description' : 'serviceSummary', 'age'];
  return shown.some((name) => machineMade.includes(language === 'es' ? otherTextOf[name] : name));
}

type Place = Pick<Service, 'address1' | 'address2' | 'city' | 'state' | 'zip' | 'isAddressConfidential'>;

/** The address for schema.org. Only the town if it is confidential. */
function postalAddress({ address1, address2, city, state, zip, isAddressConfidential }: Place) {
  const town = { addressLocality: city || undefined, addressRegion: state || undefined, addressCountry: 'US' };
  if (isAddressConfidential) return town;
  const street = [address1, address2].filter(Boolean).join(', ');
  return { streetAddress: street || undefined, ...town, postalCode: zip || undefined };
}

export interface LinkOut extends WebAddress {
  kind: 'website' | 'Facebook' | 'X' | 'Instagram' | 'YouTube';
}

type Links = Pick<Service, 'website' | 'facebook' | 'twitter' | 'instagram' | 'youtube'>;

/** The web addresses of a service that are safe to link to. */
export function linksOut({ website, facebook, twitter, instagram, youtube }: Links): LinkOut[] {
  const given: [LinkOut['kind'], string][] = [
    ['website', website],
    ['Facebook', facebook],
    ['X', twitter],
    ['Instagram', instagram],
    ['YouTube', youtube],
  ];
  return given.flatMap(([kind, address]) => {
    const link = webAddress(address);
    return link ? [{ kind, ...link }] : [];
  });
}
