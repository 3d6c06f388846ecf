import type { LocationPrecision } from '@amparo/domain/places/locationPrecision.ts';
import type { BedGroupName } from '@amparo/domain/services/bedGroups.ts';
import type { BilingualField } from '@amparo/domain/services/bilingualTexts.ts';
import { localDate } from '@amparo/domain/services/hours/clockText.ts';
import { hoursOfPlan } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import { emptyPlan, type HoursPlan } from '@amparo/domain/services/hours-plan/hoursPlan.ts';
import { planOfHours } from '@amparo/domain/services/hours-plan/planOfHours.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { type TextField, textFields } from '@amparo/domain/services/serviceFields.ts';
import type { Audience, ServiceType, SubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import { comparableText } from '../../../../ui/forms/conflict.ts';

/** All values of the form, as the user types them. */
export interface ServiceValues extends Record<TextField, string> {
  /** One name per line. */
  alternateNames: string;
  type: ServiceType[];
  subTypes: SubType[];
  category: Audience[];
  isAddressConfidential: boolean;
  /** Longitude and latitude of the pin. */
  point: [number, number] | null;
  /** How exact the pin is. Null if nobody knows: the server then finds it out. */
  locationPrecision: LocationPrecision | null;
  plan: HoursPlan;
  availableBeds: string;
  totalBeds: string;
  /** The typed counts of each group. Empty unless the shelter counts by group. */
  bedGroups: Partial<Record<BedGroupName, { total: string; available: string }>>;
  isCriticalHeader: boolean;
  isCriticalNeverExpire: boolean;
  /** A typed date, or the stored instant. Empty if it has no end. */
  criticalExpiredAt: string;
  managedUsers: { id: string; email: string }[];
  userEmail: string;
  isShowFlag: boolean;
  isShowDonate: boolean;
  isSample: boolean;
  /** The texts that the translator made, as it made them: an edited one is no longer a translation by machine. */
  translated: Partial<Record<BilingualField, string>>;
  /** The translations that the person has found correct. */
  checkedTexts: BilingualField[];
}

/** The values of a new service. */
export const emptyValues: ServiceValues = {
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as Record<TextField, string>),
  state: '',
  country: 'No data',
  alternateNames: '',
  type: [],
  subTypes: [],
  category: [],
  isAddressConfidential: false,
  point: null,
  locationPrecision: null,
  plan: emptyPlan,
  availableBeds: '',
  totalBeds: '',
  bedGroups: {},
  isCriticalHeader: false,
  isCriticalNeverExpire: false,
  criticalExpiredAt: '',
  managedUsers: [],
  userEmail: '',
  isShowFlag: true,
  isShowDonate: false,
  isSample: false,
  translated: {},
  checkedTexts: [],
};

/** The values of a stored service. `today` is the local date. */
export function valuesOf(service: Service, today: string): ServiceValues {
  const names = Object.keys(emptyValues) as (keyof ServiceValues)[];
  const same = Object.fromEntries(names.map((name) => [name, service[name as keyof Service] ?? emptyValues[name]]));
  return {
    ...(same as unknown as ServiceValues),
    alternateNames: service.alternateNames.join('\n'),
    point: service.location ? [...service.location.coordinates] : null,
    plan: planOfHours(service, today),
    availableBeds: String(service.availableBeds || ''),
    totalBeds: String(service.totalBeds || ''),
    bedGroups: Object.fromEntries(
      service.bedGroups.map(({ group, total, available }) => [
        group,
        { total: String(total), available: String(available) },
      ]),
    ),
    userEmail: service.userEmail ?? '',
    translated: Object.fromEntries(service.machineMade.map((name) => [name, service[name]])),
  };
}

/** Two plans are equal if they mean the same hours. Marks of translations are no conflict. */
export function comparableValue(name: keyof ServiceValues & string, values: ServiceValues): string {
  if (name === 'translated' || name === 'checkedTexts') return '';
  return name === 'plan' ? JSON.stringify(hoursOfPlan(values.plan)) : comparableText(name, values);
}

/** The last day of an alert: a typed date, or the local date of the stored instant. Empty if it has none. */
export function lastDayOfAlert(
  { criticalExpiredAt }: Pick<ServiceValues, 'criticalExpiredAt'>,
  timeZone: string,
): string {
  return criticalExpiredAt.includes('T') ? localDate(criticalExpiredAt, timeZone) : criticalExpiredAt;
}
