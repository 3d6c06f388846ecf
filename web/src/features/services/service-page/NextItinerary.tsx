import { clockText } from '@amparo/domain/services/hours/clockText.ts';
import type { Itinerary } from '@amparo/domain/services/itinerary.ts';
import { useEffect, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl/react';
import { coordinateOf, type Place } from '../../../browser/storage/place.ts';
import { callApi } from '../../../http-client/callApi.ts';

interface Props {
  serviceId: string;
  place: Place;
}

/** The next way to the service by public transit in one line, or that none was found. Empty while it is searched for. */
export default function NextItinerary({ serviceId, place }: Props) {
  const t = useTranslations('serviceDetail.itinerary');
  const itinerary = useNextItinerary(serviceId, coordinateOf(place));
  const text = useItineraryText();
  if (itinerary === undefined) return null;
  return itinerary ? text(itinerary) : t('none');
}

/** Undefined while it is searched for, and null if there is none or the server does not answer. */
function useNextItinerary(to: string, from: string): Itinerary | null | undefined {
  const [itinerary, setItinerary] = useState<Itinerary | null>();
  useEffect(() => {
    let isCurrent = true;
    callApi('GET /directions', { query: { from, to } }).then(
      ({ data }) => isCurrent && setItinerary(data.itineraries[0] ?? null),
      () => isCurrent && setItinerary(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [to, from]);
  return itinerary;
}

/** `Bus 4 at 10:05 AM, then Bus 7, 34 min, walk 300 m` */
function useItineraryText() {
  const t = useTranslations('serviceDetail.itinerary');
  const language = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  return ({ legs, minutes, walkMeters }: Itinerary): string => {
    const rides = legs.filter(({ mode }) => mode !== 'WALK');
    const [first = '', ...others] = rides.map(({ mode, line }) => [t(`modes.${mode}`), line].filter(Boolean).join(' '));
    const time = clockText(rides[0]!.departure, timeZone, language).sentenceTime;
    return [
      t('ride', { line: first, time }),
      ...others.map((line) => t('change', { line })),
      t('minutes', { minutes }),
      ...(walkMeters > 0 ? [t('walk', { meters: walkMeters })] : []),
    ].join(', ');
  };
}
