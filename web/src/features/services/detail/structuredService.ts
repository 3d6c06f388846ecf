import { isPrecise } from '@amparo/domain/places/locationPrecision.ts';
import type { Interval, WeekHours } from '@amparo/domain/services/hours/weekHours.ts';
import type { ServiceDetail } from './serviceDetail.ts';

/** A service in schema.org's format. Search engines can then show its phone number, address and hours. */
export function structuredService(service: ServiceDetail, url: string): Record<string, unknown> {
  const hasHours = service.openStatus.kind === 'open' || service.openStatus.kind === 'closed';
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: service.name,
    alternateName: service.alternateNames || undefined,
    description: service.summary.text || undefined,
    telephone: service.phone || undefined,
    email: service.email || undefined,
    address: { '@type': 'PostalAddress', ...service.postal },
    geo: geo(service),
    sameAs: service.links.length > 0 ? service.links.map(({ href }) => href) : undefined,
    ...(hasHours ? structuredHours(service.week) : {}),
  };
}

function geo({ point, precision }: ServiceDetail) {
  if (!point || !isPrecise(precision)) return undefined;
  const [longitude, latitude] = point;
  return { '@type': 'GeoCoordinates', longitude, latitude };
}

const minutesOfDay = 1_440;

/** The hours in schema.org's format, for search engines. It cannot express days of some weeks of a month. */
export function structuredHours({ days, dated, closed }: WeekHours) {
  const weekly = days.flatMap(({ day, intervals }) =>
    intervals.map((interval) => ({ ...opening(interval), dayOfWeek: `https://schema.org/${capitalized(day)}` })),
  );
  const onDates = dated.map(({ startDate, endDate, interval }) => ({
    ...opening(interval),
    validFrom: startDate,
    validThrough: endDate,
  }));
  const closings = closed.flatMap((line) =>
    line.type === 'DATE_RANGE' && isWholeDay(line.interval)
      ? [{ ...type, opens: '00:00', closes: '00:00', validFrom: line.startDate, validThrough: line.endDate }]
      : [],
  );
  const usual = [...weekly, ...onDates];
  return {
    openingHoursSpecification: usual.length > 0 ? usual : undefined,
    specialOpeningHoursSpecification: closings.length > 0 ? closings : undefined,
  };
}

const type = { '@type': 'OpeningHoursSpecification' };

function opening({ startMinute, endMinute }: Interval) {
  return { ...type, opens: clock(startMinute), closes: clock(endMinute) };
}

function isWholeDay({ startMinute, endMinute }: Interval): boolean {
  return startMinute === 0 && endMinute === minutesOfDay;
}

/** The end of the day becomes 23:59, because 00:00 is its start. */
function clock(minute: number): string {
  if (minute === minutesOfDay) return '23:59';
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function capitalized(word: string): string {
  return word.charAt(0) + word.slice(1).toLowerCase();
}
