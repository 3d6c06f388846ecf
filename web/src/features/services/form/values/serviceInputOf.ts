import type { FieldErrorKey } from '@amparo/domain/http/fieldErrors.ts';
import type { CallInput } from '@amparo/domain/http/route.ts';
import { serviceCan, type Viewer } from '@amparo/domain/permissions/permissions.ts';
import type { Routes } from '@amparo/domain/routes.ts';
import { bedGroupNames, sumOf } from '@amparo/domain/services/bedGroups.ts';
import { bilingualFields } from '@amparo/domain/services/bilingualTexts.ts';
import { hoursOfPlan } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import { typeOfSubType } from '@amparo/domain/services/taxonomy/serviceTypes.ts';
import type { ServiceValues } from './serviceValues.ts';

type NewService = NonNullable<CallInput<Routes['POST /services']>['body']>;

/** The input of the API, without the fields that the viewer may not set. The server does not change those. */
export function serviceInputOf(values: ServiceValues, viewer: Viewer): NewService {
  const { plan, point, managedUsers, userEmail, isShowFlag, isShowDonate, isSample, ...typed } = values;
  const { translated: _made, checkedTexts: _checked, ...rest } = typed;
  const { isCriticalHeader, criticalDescription, criticalDescriptionEs, isCriticalNeverExpire, ...others } = rest;
  const { criticalExpiredAt, availableBeds, totalBeds, bedGroups, ...plain } = others;
  const isShelter = values.type.includes('SHELTER');
  const alert = {
    isCriticalHeader,
    criticalDescription,
    criticalDescriptionEs,
    isCriticalNeverExpire,
    criticalExpiredAt: criticalExpiredAt || null,
  };
  return {
    ...plain,
    alternateNames: values.alternateNames.split('\n'),
    ...hoursOfPlan(plan),
    subTypes: values.subTypes.filter((subType) => values.type.includes(typeOfSubType[subType])),
    ...bedsOf(isShelter ? { availableBeds, totalBeds, bedGroups } : {}),
    location: point ? { coordinates: point } : null,
    locationPrecision: point ? values.locationPrecision : null,
    ...(serviceCan.setCriticalHeader(viewer) && alert),
    ...(serviceCan.appointManagers(viewer) && { managedUsers }),
    ...(serviceCan.setOwner(viewer) && { userEmail, isShowFlag, isShowDonate, isSample }),
  };
}

/** The texts that the translator has made since the form was opened, and that nobody has edited or checked. */
export function newTranslations({ translated, checkedTexts, ...values }: ServiceValues, stored: ServiceValues) {
  return bilingualFields.filter((name) => {
    const isMade = values[name] !== '' && translated[name] === values[name] && stored[name] !== values[name];
    return isMade && !checkedTexts.includes(name);
  });
}

/** The counts of beds. The groups, if there are any, set the totals. */
export function bedsOf({
  availableBeds = '',
  totalBeds = '',
  bedGroups = {},
}: Partial<Pick<ServiceValues, 'availableBeds' | 'totalBeds' | 'bedGroups'>>) {
  const groups = bedGroupNames.flatMap((group) => {
    const typed = bedGroups[group];
    return typed ? [{ group, total: bedCount(typed.total), available: bedCount(typed.available) }] : [];
  });
  const totals = { availableBeds: bedCount(availableBeds), totalBeds: bedCount(totalBeds) };
  return { ...(groups.length > 0 ? sumOf(groups) : totals), bedGroups: groups };
}

/** Reads a count of beds. An empty text is 0 (spec §5). So is any other text, for which bedCountError returns an error. */
export function bedCount(text: string): number {
  return /^\d+$/.test(text.trim()) ? Number(text) : 0;
}

/** Returns the error of a text that is not a count. The schema checks the size of the number. */
export function bedCountError(text: string): FieldErrorKey | null {
  if (/^-\d+$/.test(text.trim())) return 'TOO_SMALL';
  return /^\d*$/.test(text.trim()) ? null : 'WRONG_TYPE';
}
