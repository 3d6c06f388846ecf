// zod/mini, because these schemas check forms in the browser too (docs/decisions/forms.md).
import * as z from 'zod/mini';
import { ifUnmodifiedSince, line, optionalLine, optionalText, requiredText } from '../form-fields/formFields.ts';
import { correctCounty } from '../places/county.ts';
import { localDate } from '../services/hours/clockText.ts';

/** News that belongs to no service, such as "Ice storm tonight, call 2-1-1". */
export const RegionalNotice = z.object({
  id: z.uuid(),
  title: z.string(),
  titleEs: z.string(),
  text: z.string(),
  textEs: z.string(),
  /** Shown before the alerts of services. */
  isUrgent: z.boolean(),
  /** The counties of the region where it is shown. Empty: the whole region. */
  counties: z.array(z.string()),
  /** The last day, `YYYY-MM-DD`, in the time zone of the region. */
  lastDay: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type RegionalNotice = z.infer<typeof RegionalNotice>;

const textLength = 500;
const mostCounties = 300;

const withoutDuplicates = (names: readonly string[]): string[] => [...new Set(names)];

/** The fields that coordinators and administrators enter. */
export const RegionalNoticeInput = z.strictObject({
  title: line.check(z.maxLength(100, 'TOO_LONG')),
  titleEs: z.optional(optionalLine.check(z.maxLength(150, 'TOO_LONG'))),
  text: requiredText(textLength),
  textEs: z.optional(optionalText(textLength * 1.5)),
  isUrgent: z.optional(z.boolean('WRONG_TYPE')),
  counties: z.optional(
    z
      .array(line.check(z.overwrite(correctCounty)), 'WRONG_TYPE')
      .check(z.overwrite(withoutDuplicates), z.maxLength(mostCounties, 'TOO_LONG')),
  ),
  lastDay: z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.iso.date('MALFORMED')),
});
export type RegionalNoticeInput = z.output<typeof RegionalNoticeInput>;

export const EditedRegionalNotice = z.extend(RegionalNoticeInput, { updatedAt: ifUnmodifiedSince });
export type EditedRegionalNotice = z.output<typeof EditedRegionalNotice>;

/** Returns whether its last day is over at an instant, in the region's time zone. */
export function isOver({ lastDay }: Pick<RegionalNotice, 'lastDay'>, at: Temporal.Instant, timeZone: string): boolean {
  return lastDay < localDate(at.toString(), timeZone);
}

/** Returns whether a notice is shown in a county. Without a county, it may be shown anywhere. */
export function isFor({ counties }: Pick<RegionalNotice, 'counties'>, county: string | undefined): boolean {
  return counties.length === 0 || county === undefined || counties.includes(county);
}

/** Urgent ones first, then the newest. */
export function byUrgency(a: RegionalNotice, b: RegionalNotice): number {
  const byTime = b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id);
  return Number(b.isUrgent) - Number(a.isUrgent) || byTime;
}
