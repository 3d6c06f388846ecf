import type { FieldErrorKey, FieldErrors } from '../../http/fieldErrors.ts';
import { closingsOf, openingsOf, type ScheduleLine } from './hoursOfPlan.ts';
import type { HoursPlan, Span, WeekLine } from './hoursPlan.ts';

/**
 * Returns the errors that the schema of the entries cannot see, by their place in the plan (`week.0.spans.1.start`): missing
 * times, which would mean the whole day, spans without length, and times without a day.
 */
export function planErrors(plan: HoursPlan): FieldErrors {
  const errors: FieldErrors = {};
  if (plan.kind === 'hours') {
    plan.week.forEach((line, i) => {
      checkLine(errors, line, `week.${i}`, isUntouched(line, plan));
    });
    checkSpans(errors, plan, ['monthly', 'dated']);
  }
  if (plan.kind === 'hours' || plan.kind === 'always') checkSpans(errors, plan, ['closedMonthly', 'closedDates']);
  const isEmpty = plan.kind === 'hours' && Object.keys(errors).length === 0 && openingsOf(plan).length === 0;
  return isEmpty ? { week: 'PLEASE_ADD_SCHEDULE' } : errors;
}

function checkLine(errors: FieldErrors, { days, spans }: WeekLine, place: string, mayBeEmpty: boolean): void {
  if (days.length === 0 && !mayBeEmpty) errors[`${place}.days`] = 'REQUIRED';
  if (days.length === 0) return;
  spans.forEach((span, i) => {
    checkSpan(errors, span, `${place}.spans.${i}`);
  });
}

type Single = 'monthly' | 'dated' | 'closedMonthly' | 'closedDates';

function checkSpans(errors: FieldErrors, plan: HoursPlan, names: Single[]): void {
  for (const name of names)
    plan[name].forEach(({ span }, i) => {
      checkSpan(errors, span, `${name}.${i}.span`);
    });
}

/** Returns true for the line with which a new form starts. */
function isUntouched({ spans: [span] }: WeekLine, { week }: HoursPlan): boolean {
  return week.length === 1 && week[0]!.spans.length === 1 && span?.start === '08:00' && span.end === '17:00';
}

function checkSpan(errors: FieldErrors, { start, end, isAllDay, isPastMidnight }: Span, place: string): void {
  if (isAllDay) return;
  const addError = (field: string, key: FieldErrorKey) => {
    errors[`${place}.${field}`] = key;
  };
  if (start === '') addError('start', 'REQUIRED');
  if (end === '') addError('end', 'REQUIRED');
  if (start !== '' && start === end && !isPastMidnight) addError('start', 'CHECK_TIME_START');
}

const planFields: Record<string, string> = { startTime: 'start', endTime: 'end' };

/** Converts the path of an error in the stored entries to its place in the plan: `schedules.3.startTime` → `week.1.spans.0.start`. */
export function placeInPlan(plan: HoursPlan, path: string): string {
  const [list, index, field = ''] = path.split('.');
  const lines: ScheduleLine[] = list === 'schedules' ? openingsOf(plan) : closingsOf(plan);
  const from = lines[Number(index)];
  if (index === undefined || !from) return 'week';
  return field in planFields ? `${from.span}.${planFields[field]}` : `${from.line}.${field}`;
}
