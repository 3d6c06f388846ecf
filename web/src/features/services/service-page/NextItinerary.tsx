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

/** The next way to the service by public transit in one line. Empty if the operator has set up no transit planner. */
export default function NextItinerary({ serviceId, place }: Props) {
  const itinerary = useNextItinerary(serviceId, coordinateOf(place));
  const text = useItineraryText();
  return itinerary && <p role="status">{text(itinerary)}</p>;
}

function useNextItinerary(to: string, from: string): Itinerary | null {
  const [itinerary, setItinerary] = useState<Itinerary | null>(null);
  useEffect(() => {
    let isCurrent = true;
    callApi('GET /directions', { query: { from, to } }).then(
      ({ data }) => isCurrent && setItinerary(data.itineraries[0] ?? null),
      // The links to the maps app work without it.
      () => {},
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
