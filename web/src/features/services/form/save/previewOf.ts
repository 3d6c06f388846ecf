import { addScheme } from '@amparo/domain/form-fields/typedText.ts';
import { dayNumberOf } from '@amparo/domain/services/hours/calendarDay.ts';
import { instantOf, isoOf, wallClockOf } from '@amparo/domain/services/hours/wallClock.ts';
import { hoursOfPlan } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import { openStatus } from '@amparo/domain/services/open-status/openStatus.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import { emptyAddress, linkFields } from '@amparo/domain/services/serviceFields.ts';
import type { FormSetting } from '../values/formSetting.ts';
import { bedsOf } from '../values/serviceInputOf.ts';
import type { ServiceValues } from '../values/serviceValues.ts';

/** The values as the API would send them to the public, for the preview. */
export function previewOf(values: ServiceValues, { now, today, timeZone, viewer }: FormSetting): Service {
  const { plan, point, availableBeds, totalBeds, bedGroups, criticalExpiredAt, ...others } = values;
  const { translated: _made, checkedTexts: _checked, ...plain } = others;
  const hours = hoursOfPlan(plan);
  const isHidden = values.isAddressConfidential;
  const { locationPrecision } = values;
  const pinPrecision = locationPrecision === null || locationPrecision === 'hidden' ? 'exact' : locationPrecision;
  return {
    ...plain,
    ...Object.fromEntries(linkFields.map((name) => [name, addScheme(values[name].trim())])),
    ...(isHidden && emptyAddress),
    ...hours,
    alternateNames: values.alternateNames.split('\n').filter((name) => name.trim()),
    id: viewer.id,
    openStatus: openStatus(hours, now, timeZone),
    location: point && !isHidden ? { coordinates: point } : null,
    locationPrecision: isHidden ? 'hidden' : point ? pinPrecision : 'city',
    ...bedsOf({ availableBeds, totalBeds, bedGroups }),
    criticalExpiredAt: criticalExpiredAt.includes('T')
      ? criticalExpiredAt
      : endOfDay(criticalExpiredAt || today, timeZone),
    timeZone,
    isApproved: false,
    isSample: false,
    bedsUpdatedAt: now,
    likes: 0,
    needs: [],
    source: null,
    machineMade: [],
    staleTexts: [],
    verifiedAt: null,
    createdAt: now,
    updatedAt: now,
  };
}

/** 11:59 PM of a date, when an alert ends (spec §4). */
function endOfDay(date: string, timeZone: string): string {
  return isoOf(instantOf(wallClockOf(timeZone), dayNumberOf(date), 1439));
}
