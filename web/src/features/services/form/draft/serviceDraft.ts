import { emptyPlan, type HoursPlan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { planOfHours } from '@amparo/domain/services/hours-plan/planOfHours.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import type { Audience, ServiceType, SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';

/** Everything that the form holds, as it is typed. */
export interface ServiceDraft {
  name: string;
  serviceSummary: string;
  serviceSummaryEs: string;
  description: string;
  descriptionEs: string;
  age: string;
  ageEs: string;
  type: ServiceType[];
  subTypes: SubType[];
  category: Audience[];
  address1: string;
  address2: string;
  city: string;
  county: string;
  state: string;
  zip: string;
  country: string;
  isAddressConfidential: boolean;
  /** Longitude and latitude of the pin. */
  point: [number, number] | null;
  phone: string;
  contactEmail: string;
  website: string;
  facebook: string;
  twitter: string;
  instagram: string;
  youtube: string;
  plan: HoursPlan;
  availableBeds: string;
  totalBeds: string;
  isCriticalHeader: boolean;
  criticalDescription: string;
  criticalDescriptionEs: string;
  isCriticalNeverExpire: boolean;
  /** A date, or the instant that is stored; empty for none. */
  criticalExpiredAt: string;
  managedUsers: { id: string; email: string }[];
  userEmail: string;
  isShowFlag: boolean;
  isShowDonate: boolean;
}

/** The fields that are one text. */
export type TextName = {
  [Name in keyof ServiceDraft]: ServiceDraft[Name] extends string ? Name : never;
}[keyof ServiceDraft];

export const emptyDraft: ServiceDraft = {
  name: '',
  serviceSummary: '',
  serviceSummaryEs: '',
  description: '',
  descriptionEs: '',
  age: '',
  ageEs: '',
  type: [],
  subTypes: [],
  category: [],
  address1: '',
  address2: '',
  city: '',
  county: '',
  state: 'TX',
  zip: '',
  country: 'No data',
  isAddressConfidential: false,
  point: null,
  phone: '',
  contactEmail: '',
  website: '',
  facebook: '',
  twitter: '',
  instagram: '',
  youtube: '',
  plan: emptyPlan,
  availableBeds: '',
  totalBeds: '',
  isCriticalHeader: false,
  criticalDescription: '',
  criticalDescriptionEs: '',
  isCriticalNeverExpire: false,
  criticalExpiredAt: '',
  managedUsers: [],
  userEmail: '',
  isShowFlag: true,
  isShowDonate: false,
};

/** A service as the form shows it; `today` is the local day `YYYY-MM-DD`. */
export function draftOf(service: Service, today: string): ServiceDraft {
  const names = Object.keys(emptyDraft) as (keyof ServiceDraft)[];
  const same = Object.fromEntries(names.map((name) => [name, service[name as keyof Service] ?? emptyDraft[name]]));
  return {
    ...(same as unknown as ServiceDraft),
    point: service.location ? [...service.location.coordinates] : null,
    plan: planOfHours(service, today),
    availableBeds: String(service.availableBeds || ''),
    totalBeds: String(service.totalBeds || ''),
    userEmail: service.userEmail ?? '',
  };
}
