import type { Service } from '@amparo/domain/services/service.ts';
import { askWhere } from './answerList.ts';
import { type Answer, type Asked, buttons } from './asked.ts';
import { placeAsked, whereWords } from './placeAsked.ts';

/** Farther than this nobody gets tonight. */
const REACH_MILES = 60;
const PAGE = 10;

/** Shelters with free beds within reach, the nearest first; where there are none, those that may know more. */
export async function answerBeds(asked: Asked): Promise<Answer> {
  const { t, understood, sources, at, zone } = asked;
  const { slots, skip } = understood;
  const place = placeAsked(asked);
  if (slots.nearMe && !place) return askWhere(asked);
  const all = await sources.shelters({ currentCoordinate: place?.coordinates, userTimezone: zone }, at);
  const fitting = all.filter(
    (shelter) => isFor(shelter, slots.audience ?? []) && (shelter.distance ?? 0) <= REACH_MILES,
  );
  const near = fitting.sort((a, b) => (a.distance ?? REACH_MILES) - (b.distance ?? REACH_MILES));
  const free = near.filter(({ availableBeds }) => availableBeds > 0);
  const where = whereWords(asked, place);
  const isNone = free.length === 0;
  const services = (isNone ? near : free).slice(skip, skip + PAGE);
  const hasMore = (isNone ? near : free).length > skip + PAGE;
  return {
    messages: [
      {
        kind: 'GET_SHELTER_AVAILABLE_BEDS',
        text: isNone ? t('chat.answers.noBeds', { where }) : t('chat.answers.beds', { count: free.length, where }),
        services,
      },
      buttons(t, ...(hasMore ? (['more'] as const) : []), 'shelter', 'crisis'),
    ],
    shown: services.map(({ id }) => id),
  };
}

function isFor({ category }: Service, audience: readonly Service['category'][number][]): boolean {
  return audience.length === 0 || category.includes('ALL') || audience.some((one) => category.includes(one));
}
