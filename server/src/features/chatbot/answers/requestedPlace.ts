import { findPlaceInText } from '@amparo/domain/places/gazetteer/findPlaceInText.ts';
import type { ChatRequest } from './answer.ts';

/** The place a message is about: the one it names, or where the person is. */
export interface RequestedPlace {
  coordinates: [number, number];
  /** Null for where the person is. */
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

/** The middle of a place of Texas that a text names. */
export function findPlace(
  text: string,
  { gazetteer, region }: Pick<ChatRequest['sources'], 'gazetteer' | 'region'>,
): [number, number] | null {
  const found = findPlaceInText(gazetteer, text, { regionCounties: region.counties.map((county) => county.name) });
  return found ? [found.coordinates[0], found.coordinates[1]] : null;
}

/** " near Abilene", " near you", or nothing. */
export function whereText({ t }: Pick<ChatRequest, 't'>, place: RequestedPlace | null): string {
  if (!place) return '';
  return place.name ? t('chat.answers.near', { place: place.name }) : t('chat.answers.nearYou');
}
