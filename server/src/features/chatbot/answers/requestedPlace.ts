import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { ChatRequest } from './answer.ts';

/** The place of a message: the one it names, or the person's position. */
export interface RequestedPlace {
  coordinates: [number, number];
  /** Null for the person's position. */
  name: string | null;
}

export function requestedPlace({
  understood: { slots },
  here,
  sources,
}: Pick<ChatRequest, 'understood' | 'here' | 'sources'>): RequestedPlace | null {
  const name = slots.zip ?? slots.city;
  const named = name ? findPlace(`in ${name}`, sources) : null;
  if (named && name) return { coordinates: named, name };
  return here ? { coordinates: here, name: null } : null;
}

/** The centroid of the place that a text names. */
export function findPlace(
  text: string,
  { gazetteer, region }: Pick<ChatRequest['sources'], 'gazetteer' | 'region'>,
): [number, number] | null {
  const found = findPlaceInText(gazetteer, text, { regionCounties: region.counties.map((county) => county.name) });
  return found ? [found.coordinates[0], found.coordinates[1]] : null;
}

/** The county seat nearest to a point. */
export function nearestTown(
  point: readonly [number, number],
  { counties, name }: ChatRequest['sources']['region'],
): string {
  const squaredDistance = ({ coordinates: [longitude, latitude] }: (typeof counties)[number]) =>
    (longitude - point[0]) ** 2 + (latitude - point[1]) ** 2;
  const [nearest] = [...counties].sort((a, b) => squaredDistance(a) - squaredDistance(b));
  return nearest?.seat ?? name.en;
}

/** " near Abilene", " near you", or nothing. */
export function whereText({ t }: Pick<ChatRequest, 't'>, place: RequestedPlace | null): string {
  if (!place) return '';
  return place.name ? t('chat.answers.near', { place: place.name }) : t('chat.answers.nearYou');
}
