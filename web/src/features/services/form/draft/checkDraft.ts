import type { FieldErrorKey } from '@amparo/domain/http/apiError.ts';
import { closingsOf, openingsOf } from '@amparo/domain/services/hours-plan/hoursOfPlan.ts';
import { planErrors } from '@amparo/domain/services/hours-plan/planErrors.ts';
import { bedCount, bedCountError } from './bedCount.ts';
import { isTooLong, type LongText } from './longTexts.ts';
import { emptyDraft, type ServiceDraft, type TextName } from './serviceDraft.ts';

export type DraftErrorKey = FieldErrorKey | 'BEDS_AT_LEAST_ONE';
/** By the name of the field, of hours by their place in the plan. */
export type DraftErrors = Record<string, DraftErrorKey>;

/** Whether an error stands in the editor of hours. */
export function isOfHours(name: string): boolean {
  return /^(week|monthly|dated|closed\w+|kind)(\.|$)/.test(name);
}

/** As the fields follow each other on the page; hours stand between the two. */
const before = 'name type subTypes serviceSummary description category age address1 address2 zip city county'.split(
  ' ',
);
const after = 'totalBeds availableBeds'.split(' ');

/** Errors in the order in which one comes by them. */
export function inOrder(errors: DraftErrors): [string, DraftErrorKey][] {
  const placeOf = (name: string) => {
    if (before.includes(name)) return before.indexOf(name);
    if (isOfHours(name)) return 200;
    if (after.includes(name)) return 300 + after.indexOf(name);
    return /^(phone|contactEmail|website|location)$/.test(name) ? 100 : 400;
  };
  return (Object.entries(errors) as [string, DraftErrorKey][]).sort(([a], [b]) => placeOf(a) - placeOf(b));
}

const required: TextName[] = ['name', 'serviceSummary', 'description', 'address1', 'zip', 'city'];

/**
 * What can be told before anything is sent: a first look, so that one who has no network knows too. The API has the last word
 * on everything, by its schema. `base`: the service as it was, where it is not a new one.
 */
export function checkDraft(draft: ServiceDraft, base: Pick<ServiceDraft, LongText> = emptyDraft): DraftErrors {
  const errors: DraftErrors = {};
  for (const name of required) if (draft[name].trim() === '') errors[name] = 'REQUIRED';
  if (draft.type.length === 0) errors.type = 'PLEASE_SELECT_AT_LEAST_ONE_SERVICE';
  if (draft.category.length === 0) errors.category = 'PLEASE_SELECT_AT_LEAST_ONE_CATEGORY';
  if (isTooLong('description', draft.description, base)) errors.description = 'TOO_LONG';
  if (isTooLong('descriptionEs', draft.descriptionEs, base)) errors.descriptionEs = 'TOO_LONG';
  if (draft.type.includes('SHELTER')) Object.assign(errors, checkBeds(draft));
  if (draft.isCriticalHeader && draft.criticalDescription.trim() === '') errors.criticalDescription = 'REQUIRED';
  return { ...errors, ...hoursErrors(draft) };
}

function checkBeds(draft: ServiceDraft): DraftErrors {
  const errors: DraftErrors = {};
  for (const name of ['totalBeds', 'availableBeds'] as const) {
    const error = bedCountError(draft[name]);
    if (error) errors[name] = error;
  }
  // Spec §5: an empty count becomes 0, so that a shelter without beds says nothing of them.
  const isUntold = draft.totalBeds.trim() === '' && draft.availableBeds.trim() === '';
  if (isUntold || Object.keys(errors).length > 0) return errors;
  const [total, available] = [bedCount(draft.totalBeds), bedCount(draft.availableBeds)];
  if (total < 1) return { totalBeds: 'BEDS_AT_LEAST_ONE' };
  return available > total ? { availableBeds: 'AVAILABLE_BEDS_LESS_THAN' } : {};
}

function hoursErrors({ plan }: ServiceDraft): DraftErrors {
  const errors: DraftErrors = planErrors(plan);
  const written = [...(plan.kind === 'hours' ? openingsOf(plan) : []), ...closingsOf(plan)];
  for (const { entry, line, span } of written) {
    const { startDate = '', endDate = '', startTime = '', endTime = '' } = entry;
    if (startTime && endTime && startTime > endTime) errors[`${span}.start`] ??= 'CHECK_TIME_START';
    if (entry.type === 'DATE_RANGE' && startDate === '') errors[`${line}.startDate`] ??= 'REQUIRED';
    if (endDate < startDate) errors[`${line}.endDate`] ??= 'CHECK_DATE_START';
  }
  return errors;
}
