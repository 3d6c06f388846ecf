import type { LocationPrecision } from '@amparo/domain/places/locationPrecision.ts';
import type { BedGroup } from '@amparo/domain/services/bedGroups.ts';
import { longDate } from '@amparo/domain/services/hours/clockText.ts';
import type { ScheduleEntry } from '@amparo/domain/services/hours/schedule.ts';
import { type WeekHours, weekHours } from '@amparo/domain/services/hours/weekHours.ts';
import type { ReactNode } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { useMomentText } from '../../../../i18n/useMomentText.ts';
import { HoursText } from '../../detail/hours/Hours.tsx';
import { HoursLines } from '../../detail/hours/HoursLines.tsx';
import { Week } from '../../detail/hours/Week.tsx';
import { GroupsText } from '../../GroupsText.tsx';

interface Props {
  field: string;
  value: unknown;
  /** The value on the other side of the change: hours then show only the days that differ. */
  other?: unknown;
  /** The names of accounts, by their ids. */
  accounts?: Readonly<Record<string, string>>;
  /** The time of the change (ISO). Hours are shown as of that time. */
  at: string;
}

/** A value of the log as the form and the page show it. */
export function ChangedValue({ field, value, other, accounts = {}, at }: Props): ReactNode {
  const t = useTranslations();
  const language = useLocale();
  const moment = useMomentText(language);
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return t('changes.nothing');
  if (typeof value === 'boolean') return t(value ? 'serviceForm.yes' : 'serviceForm.no');
  if (field === 'schedules') return <OpenHours schedules={entriesOf(value)} other={entriesOf(other)} at={at} />;
  if (field === 'closeSchedules') return <Closings closeSchedules={value as ScheduleEntry[]} at={at} />;
  if (field === 'bedGroups') return <GroupsText groups={value as BedGroup[]} />;
  if (field === 'locationPrecision') return t(`changes.precisions.${value as LocationPrecision}`);
  if (field === 'mergedService' || field === 'mergedInto') return (value as { name: string }).name;
  // An account that no longer exists has no name.
  if (field === 'user') return accounts[value as string] ?? t('changes.account');
  if (field === 'managedUsers') return (value as string[]).map((id) => accounts[id] ?? t('changes.account')).join(', ');
  if (Array.isArray(value)) return value.map((item) => labelOf(t, field, String(item))).join(', ');
  if (typeof value === 'object') return Object.values(value).flat().join(', ');
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)) return moment(value);
  if (field === 'pausedUntil') return longDate(String(value), language);
  return String(value);
}

const messagesOf = { type: 'kinds', subTypes: 'subTypes', category: 'audiences' } as const;

function labelOf(t: ReturnType<typeof useTranslations<never>>, field: string, value: string): string {
  const part = messagesOf[field as keyof typeof messagesOf];
  const key = `services.${part}.${value}` as 'services.kinds.FOOD';
  return part && t.has(key) ? t(key) : value;
}

const entriesOf = (value: unknown) => (value ?? []) as ScheduleEntry[];

interface HoursProps {
  schedules?: ScheduleEntry[];
  closeSchedules?: ScheduleEntry[];
  at: string;
}

/** Highlights no day, because today is not the day of the change. */
function useWeek({ schedules = [], closeSchedules = [], at }: HoursProps): WeekHours {
  const timeZone = useTimeZone() ?? 'UTC';
  const week = weekHours({ schedules, closeSchedules, isContact: false }, at, timeZone);
  return { ...week, isClosedToday: false, days: week.days.map((day) => ({ ...day, isToday: false })) };
}

/** The days that differ from the other hours. All of them if one side has no hours. */
function OpenHours({ schedules = [], other, at }: HoursProps & { other: ScheduleEntry[] }) {
  const t = useTranslations('serviceForm.hours.kinds');
  const hoursText = useTranslations('serviceDetail.hours');
  const week = useWeek({ schedules, at });
  const otherWeek = useWeek({ schedules: other, at });
  if (week.isPermanentlyClosed) return t('gone');
  if (other.length === 0 || otherWeek.isPermanentlyClosed) return <HoursText week={week} isContact={false} />;
  const { days, lines } = differingHours(week, otherWeek);
  const allDay = hoursText('allDay');
  return (
    <>
      {days.length > 0 && <Week week={{ days, isClosedToday: false }} />}
      {lines.length > 0 && <HoursLines lines={lines} allDay={allDay} today={week.today} />}
    </>
  );
}

function differingHours(week: WeekHours, other: WeekHours) {
  const isIn = (lines: readonly unknown[], line: unknown) => lines.some((one) => isEqual(one, line));
  return {
    days: week.days.filter(({ intervals }, i) => !isEqual(intervals, other.days[i]?.intervals)),
    lines: [
      ...week.monthly.filter((line) => !isIn(other.monthly, line)),
      ...week.dated.filter((line) => !isIn(other.dated, line)),
    ],
  };
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function Closings({ closeSchedules = [], at }: HoursProps) {
  const { closed, today } = useWeek({ schedules: [{ type: 'FULL_DAY' }], closeSchedules, at });
  return <HoursLines lines={closed} today={today} />;
}
