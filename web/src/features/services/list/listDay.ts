import { dateOfDay, dayNumberOf } from '@amparo/domain/services/hours/calendarDay.ts';
import { localDate, spokenTime, weekdayDate } from '@amparo/domain/services/hours/clockText.ts';
import type { Interval } from '@amparo/domain/services/hours/weekHours.ts';
import { comingHolidays } from '@amparo/domain/services/hours-plan/holidays.ts';
import { openHoursOn } from '@amparo/domain/services/open-status/openHoursOn.ts';
import type { Service } from '@amparo/domain/services/service.ts';
import en from '@amparo/translations/en/openAt.json';
import es from '@amparo/translations/es/openAt.json';
import { createTranslator } from 'use-intl/core';
import type { Language } from '../../../i18n/language.ts';
import type { ServiceCardData } from '../serviceCard.ts';

/** A card has one line for the hours. A weekend needs two days. */
const maxDays = 2;
const wholeDay = 1_440;

/** A list for a period (`openAt`) as of an instant. */
interface Period {
  openAt: string;
  now: string;
  language: Language;
}

/**
 * Adds the hours of the days of the list to its cards: `Thu 9 AM – noon`. The map marks these services as open: they are
 * open then. A card of a service without hours then keeps its status, which says why. Returns a note that hours may differ if the period contains a holiday: few services enter their
 * closed days.
 */
export async function addDayHours(
  cards: ServiceCardData[],
  services: readonly Service[],
  { openAt, now, language }: Period,
): Promise<string | null> {
  const [from = '', until = from] = openAt.split('/');
  const first = dayNumberOf(from.slice(0, 10));
  const isEndAtMidnight = until > from && until.endsWith('T00:00');
  const last = dayNumberOf(until.slice(0, 10)) - (isEndAtMidnight ? 1 : 0);
  const dates = Array.from({ length: last - first + 1 }, (_, i) => dateOfDay(first + i));
  const fromMinute = Number(from.slice(11, 13)) * 60 + Number(from.slice(14, 16));
  const hoursText = (service: Service) => {
    const texts: string[] = [];
    for (const [i, date] of dates.entries()) {
      const intervals = openHoursOn(service, date, service.timeZone, i === 0 ? fromMinute : 0);
      if (intervals.length > 0) texts.push(dayText(date, intervals, localDate(now, service.timeZone), language));
      if (texts.length === maxDays) break;
    }
    return texts.length > 0 ? texts.join(' · ') : undefined;
  };
  cards.forEach(({ openStatus }, i) => {
    const dayHours = hoursText(services[i]!);
    if (dayHours) Object.assign(openStatus, { kind: 'open', dayHours, isClosingSoon: false, isOpeningSoon: false });
  });
  return holidayNote(dates, language);
}

/** Names the first holiday. The names of holidays load only on such days. */
async function holidayNote(dates: string[], language: Language): Promise<string | null> {
  const found = comingHolidays(dates[0]!).find(({ date }) => dates.includes(date));
  if (!found) return null;
  const { default: messages } = await (language === 'es'
    ? import('@amparo/translations/es/serviceDetail.json')
    : import('@amparo/translations/en/serviceDetail.json'));
  const t = createTranslator({ locale: language, messages });
  return t('hours.holidayNote', { holiday: t(`hours.holidays.${found.holiday}`) });
}

function dayText(date: string, intervals: Interval[], today: string, language: Language): string {
  const t = createTranslator({ locale: language, messages: language === 'es' ? es : en });
  const hours = intervals.map(({ startMinute, endMinute }) =>
    startMinute === 0 && endMinute === wholeDay
      ? t('hours.allDay')
      : t('hours.span', { from: spokenTime(startMinute, language), until: spokenTime(endMinute, language) }),
  );
  const day = date === today ? t('hours.today') : dayName(date, today, language);
  return t('hours.day', { day: day.charAt(0).toUpperCase() + day.slice(1), hours: hours.join(', ') });
}

/** `Thu`, and in Spanish, which has no clear abbreviations, `jueves`. Later than in six days, with the date. */
function dayName(date: string, today: string, language: Language): string {
  const text = weekdayDate(date, language, today);
  if (dayNumberOf(date) - dayNumberOf(today) > 6) return `${text}:`;
  return text.split(/,? /)[0]!;
}
