import type { FieldErrorKey, FieldErrors } from '@amparo/domain/http/fieldErrors.ts';
import type { Viewer } from '@amparo/domain/permissions/permissions.ts';
import { mostBedsOfGroup } from '@amparo/domain/services/bedGroups.ts';
import { EditedServiceInput, NewServiceInput } from '@amparo/domain/services/editing/newServiceInput.ts';
import { placeInPlan, planErrors } from '@amparo/domain/services/hours-plan/planErrors.ts';
import {
  findContradictions,
  findMissingTexts,
  findTooLong,
  findUnreachable,
} from '@amparo/domain/services/serviceFields.ts';
import { formErrors } from '../../../../http-client/formErrors.ts';
import type { Errors } from '../../../../ui/forms/useEditForm.ts';
import { bedCount, bedCountError, serviceInputOf } from './serviceInputOf.ts';
import type { ServiceValues } from './serviceValues.ts';

/** Returns the error of each wrong field. `stored` is the service before the changes, undefined for a new one. */
export function serviceErrors(values: ServiceValues, stored: ServiceValues | undefined, viewer: Viewer): Errors {
  const input = serviceInputOf(values, viewer);
  const bySchema = formErrors(stored ? EditedServiceInput : NewServiceInput, input);
  const { subTypes = [], availableBeds = 0, totalBeds = 0, bedGroups = [] } = input;
  const criticalDescription = values.criticalDescription.trim();
  const contradictions = findContradictions({
    ...values,
    criticalDescription,
    subTypes,
    ...{ availableBeds, totalBeds, bedGroups },
  });
  const { schedules = [], closeSchedules = [], isContact = false } = input;
  const errors: Errors = {
    ...contradictions,
    ...findMissingTexts(values),
    ...findUnreachable({ ...values, schedules, closeSchedules, isContact }),
    ...placeServiceErrors(bySchema, values),
    ...(stored && findTooLong(stored, values)),
  };
  return withPlanErrors(withBedErrors(errors, values), values);
}

/** The API reports hours by their stored entries. The form shows them at their place in the plan of hours. */
export function placeServiceErrors(errors: FieldErrors, { plan }: ServiceValues): Errors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, key]) => {
      if (/^(closeS|s)chedules/.test(path)) return [`plan.${placeInPlan(plan, path)}`, key];
      const [name] = path.split('.') as [string];
      return [name === 'location' ? 'point' : name, key];
    }),
  );
}

/** Adds the errors of missing parts of a plan. The schema cannot find them, because they have no stored entry. */
function withPlanErrors(errors: Errors, { plan }: ServiceValues): Errors {
  const ofPlan = Object.entries(planErrors(plan));
  if (ofPlan.length === 0) return errors;
  // If all parts are incomplete, the schema finds no hours at all.
  const { 'plan.week': _noHours, ...others } = errors;
  return { ...others, ...Object.fromEntries(ofPlan.map(([place, key]) => [`plan.${place}`, key])) };
}

/** The errors of each group at its fields, instead of those of the sums. */
function withGroupErrors(errors: Errors, { bedGroups }: ServiceValues): Errors {
  const { availableBeds: _free, totalBeds: _total, bedGroups: _groups, ...others } = errors;
  const ofGroups = Object.entries(bedGroups).flatMap(([group, { total, available }]) => {
    const inTotal = bedCountError(total) ?? sizeError(bedCount(total)) ?? (bedCount(total) < 1 && 'BEDS_AT_LEAST_ONE');
    const isTooMany = bedCount(available) > bedCount(total) && !inTotal;
    const inFree = bedCountError(available) ?? (isTooMany && 'AVAILABLE_BEDS_LESS_THAN');
    return Object.entries({ [`bedGroups.${group}.total`]: inTotal, [`bedGroups.${group}.available`]: inFree });
  });
  return { ...others, ...Object.fromEntries(ofGroups.filter((entry): entry is [string, FieldErrorKey] => !!entry[1])) };
}

const sizeError = (count: number): FieldErrorKey | null => (count > mostBedsOfGroup ? 'TOO_BIG' : null);

function withBedErrors(errors: Errors, values: ServiceValues): Errors {
  if (!values.type.includes('SHELTER')) return errors;
  if (Object.keys(values.bedGroups).length > 0) return withGroupErrors(errors, values);
  const ofText = (['totalBeds', 'availableBeds'] as const).flatMap((name) => {
    const key = bedCountError(values[name]);
    return key ? [[name, key]] : [];
  });
  if (ofText.length > 0) {
    const { availableBeds: _difference, ...others } = errors;
    return { ...others, ...Object.fromEntries(ofText) };
  }
  // Empty counts are allowed: the shelter then shows no beds (spec §5).
  const isEmpty = values.totalBeds.trim() === '' && values.availableBeds.trim() === '';
  if (isEmpty || bedCount(values.totalBeds) > 0) return errors;
  const { availableBeds: _difference, ...others } = errors;
  return { ...others, totalBeds: 'BEDS_AT_LEAST_ONE' };
}
