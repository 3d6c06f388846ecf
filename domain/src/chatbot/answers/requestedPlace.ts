import { findPlaceInText } from '../../places/gazetteer/findPlaceInText.ts';
import type { Slots } from '../intents.ts';
import type { ChatRequest } from './answer.ts';

/** The place of a message: the one it names, or the person's position. */
export interface RequestedPlace {
  coordinates: [number, number];
  /** Null for the position of the person's device. */
  name: string | null;
  /** Whether the message names it. Otherwise the person chose it before. */
  isNamed: boolean;
}

export function requestedPlace({
  understood: { slots },
  here,
  hereName,
  sources,
}: Pick<ChatRequest, 'understood' | 'here' | 'hereName' | 'sources'>): RequestedPlace | null {
  const named = placeOfSlots(slots, sources);
  if (named) return { ...named, isNamed: true };
  return here ? { coordinates: here, name: hereName, isNamed: false } : null;
}

/** The town or ZIP code of a request, and its centroid. */
export function placeOfSlots(
  { zip, city }: Pick<Slots, 'zip' | 'city'>,
  sources: ChatRequest['sources'],
): { coordinates: [number, number]; name: string } | null {
  const name = zip ?? city;
  const coordinates = name && findPlace(`in ${name}`, sources);
  return coordinates ? { coordinates, name } : null;
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
export function nearestTown(point: readonly [number, number], region: ChatRequest['sources']['region']): string {
  return townsOf(region, point)[0] ?? region.name.en;
}

/** The county seats, the nearest to a point first, by default to the center of the region. */
export function townsOf(
  { counties, center }: ChatRequest['sources']['region'],
  point: readonly [number, number] = center,
): string[] {
  const squaredDistance = ({ coordinates: [longitude, latitude] }: (typeof counties)[number]) =>
    (longitude - point[0]) ** 2 + (latitude - point[1]) ** 2;
  return [...counties].sort((a, b) => squaredDistance(a) - squaredDistance(b)).map(({ seat }) => seat);
}

/** " near Springfield", " near you", or nothing. */
export function whereText({ t }: Pick<ChatRequest, 't'>, place: RequestedPlace | null): string {
  if (!place) return '';
  return place.name ? t('chat.answers.near', { place: place.name }) : t('chat.answers.nearYou');
}
